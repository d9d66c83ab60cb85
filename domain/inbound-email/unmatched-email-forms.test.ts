import { expect, test } from "vitest";
import { readValues } from "../shared/fields/fields.ts";
import { unmatchedEmailForms } from "./unmatched-email-forms.ts";

const mail = "22222222-2222-4222-8222-222222222222";
const conversation = "33333333-3333-4333-8333-33333333333a";
const read = (fields: Record<string, string>) => readValues(unmatchedEmailForms.put.fields, fields);

test.each([
  [{ into: "new" }, { into: "new" }],
  [{ into: conversation }, { into: conversation }],
  [{ into: "new", other: conversation }, { into: "new" }],
  [
    { into: "other", other: conversation },
    { into: "other", other: conversation },
  ],
])("%j is understood", (fields, values) => {
  expect(read({ mail, ...fields })).toEqual({ ok: true, values: { mail, ...values } });
});

test.each([
  [{}, "Select a conversation"],
  [{ into: "1 or 1=1" }, "Select a conversation"],
  [{ into: "other", other: "" }, "Select a conversation"],
])("%j is refused with one line", (fields, message) => {
  expect(read({ mail, ...fields })).toMatchObject({ ok: false, issues: [{ message }] });
});
