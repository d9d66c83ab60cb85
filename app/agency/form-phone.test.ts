import { expect, test } from "vitest";
import { keepFormPhone, loadFormPhone } from "./form-phone.ts";

const formPhone = "020 7946 0152";
const homePhone = "020 7946 0153";

const load = (path: string, answer = Promise.resolve({ branchPhone: homePhone })) =>
  loadFormPhone({
    request: new Request(`https://lettings.example.com${path}`),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    serverLoader: (() => answer) as never,
  });

test("a page to which a form leads says what the form said, without asking the server", async () => {
  keepFormPhone(formPhone);
  const failed = Promise.reject(new Error("connection lost"));
  failed.catch(() => {});
  expect(await load("/sorry", failed)).toEqual({ branchPhone: formPhone });
});

test("one whose address names a home says that of the home, as when it was opened first", async () => {
  keepFormPhone(formPhone);
  expect(await load("/offer-error?home=a1")).toEqual({ branchPhone: homePhone });
});
