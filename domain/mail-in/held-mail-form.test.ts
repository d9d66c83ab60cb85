import * as v from "valibot";
import { expect, test } from "vitest";
import { heldMailForm } from "./held-mail-form.ts";

const mail = "22222222-2222-4222-8222-222222222222";
const conversation = "33333333-3333-4333-8333-33333333333a";

test.each([
  [{ act: "put", mail, into: "new" }, { into: "new" }],
  [{ act: "put", mail, into: conversation }, { into: conversation }],
  [
    {
      act: "put",
      mail,
      into: "other",
      link: `https://x/office/inbox/${conversation.toUpperCase()}?a`,
    },
    { into: "other", link: conversation },
  ],
  [{ act: "discard", mail }, { act: "discard" }],
  [{ act: "put-back", mail }, { act: "put-back" }],
])("%j is understood", (fields, output) => {
  expect(v.parse(heldMailForm, fields)).toMatchObject(output);
});

test.each([
  [{}, "Please choose what to do"],
  [{ act: "erase", mail }, "Please choose what to do"],
  [{ act: "put", mail }, "Please choose a conversation"],
  [{ act: "put", mail, into: "1 or 1=1" }, "Please choose a conversation"],
  [
    { act: "put", mail, into: "other", link: "https://x/office/inbox" },
    "Please paste the address of a conversation’s page",
  ],
])("%j is refused with one line", (fields, line) => {
  const parsed = v.safeParse(heldMailForm, fields);
  expect(parsed.issues?.at(-1)?.message).toBe(line);
});
