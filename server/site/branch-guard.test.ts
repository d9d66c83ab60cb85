import { beforeEach, expect, test } from "vitest";
import { addBranch, islington, peckham } from "../testing/branches.ts";
import { fillBranch } from "../testing/branch-records.ts";
import { useTenancies } from "../testing/use-tenancies.ts";
import { isWithinBranch } from "./branch-guard.ts";

const setup = useTenancies();
let foreign: Record<string, string> = {};
let own = "";
beforeEach(async () => {
  own = await addBranch(await setup.app(), { ...peckham, areas: "", feedId: "" });
  foreign = await fillBranch(
    setup,
    await addBranch(await setup.app(), { ...islington, areas: "" }),
  );
});

async function judge(init: RequestInit, search = ""): Promise<boolean> {
  const url = new URL(`https://lettings.example.com/office/presence${search}`);
  const request = new Request(url, init);
  const branchView = { own, isLimited: true, shown: own };
  const visit = { request, url, pattern: "office/presence", params: {} };
  return isWithinBranch(await setup.app(), { staffId: "x", branchView }, visit);
}

const type = (name: string) => ({ "Content-Type": name });
const form = "application/x-www-form-urlencoded";

/** Pages read a form whatever its type is said to be. */
test.each([
  ["a form", form],
  ["text", "text/plain"],
  ["JSON, which it is not", "application/json"],
  ["parts, which it is not", "multipart/form-data; boundary=x"],
  ["a form in capitals", form.toUpperCase()],
  ["nothing known", "application/octet-stream"],
])("a form that names another branch’s conversation is stopped, called %s", async (_what, name) => {
  const body = `id=${foreign["conversation"]}&writing=on`;
  expect(await judge({ method: "POST", headers: type(name), body })).toBe(false);
  expect(await judge({ method: "POST", headers: type(name), body: "id=none&writing=on" })).toBe(
    true,
  );
});

test("whatever is called parts is read as parts", async () => {
  const data = new FormData();
  data.set("conversation", foreign["conversation"]!);
  const written = new Request("https://lettings.example.com", { method: "POST", body: data });
  const body = await written.text();
  const name = written.headers.get("Content-Type")!;
  for (const headers of [
    type(name),
    type(name.replace("multipart/form-data", "Multipart/Form-Data")),
  ])
    expect(await judge({ method: "POST", headers, body })).toBe(false);
});

test.each([
  ["in a list", (id: string) => `x,${id};y`],
  ["behind a word", (id: string) => `look ${id}`],
  ["between blanks", (id: string) => `${" ".repeat(500)}${id}\n`],
  ["in capitals", (id: string) => id.toUpperCase()],
])("an id is found %s", async (_where, write) => {
  const body = new URLSearchParams({ of: write(foreign["conversation"]!) });
  expect(await judge({ method: "POST", body })).toBe(false);
});

test.each([
  ["a box", (id: string) => `pick-${id}`],
  ["a box of another kind", (id: string) => `lastSeen-${id}`],
  ["a paper", (id: string) => `attach-brochure/${id}`],
])("an id is found in the name of %s", async (_what, write) => {
  const body = new URLSearchParams({ [write(foreign["home"]!)]: "on" });
  expect(await judge({ method: "POST", body })).toBe(false);
});

test("an id is found deep in JSON, and in the query", async () => {
  const body = JSON.stringify({ of: [{ home: foreign["home"] }] });
  expect(await judge({ method: "POST", headers: type("application/json"), body })).toBe(false);
  expect(await judge({}, `?with=${foreign["contact"]}`)).toBe(false);
});

test("many long answers at once are no reason to refuse", async () => {
  const words = Array.from({ length: 400 }, (_, index) => `word${index}`).join(" ");
  const body = new URLSearchParams(
    Array.from({ length: 60 }, (_, index) => [`body-${index}`, `${index} ${words.slice(0, 350)}`]),
  );
  expect(await judge({ method: "POST", body })).toBe(true);
});
