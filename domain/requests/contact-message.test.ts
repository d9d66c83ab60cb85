import { expect, test } from "vitest";
import * as v from "valibot";
import { contactusPayload } from "./contact-message.ts";

const contact = { firstname: "Tom", lastname: "Abara", phone: "020 7946 0123" };
const payload = { contact, body: "Do you let in Leyton?" };

function findProblems(body: unknown) {
  const { issues } = v.safeParse(contactusPayload, body);
  return (issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

test.each([
  [undefined, null],
  ["", null],
  ["tom@example.com", "tom@example.com"],
])("the e-mail is optional: %j is read as %j", (email, read) => {
  expect(v.parse(contactusPayload, { ...payload, contact: { ...contact, email } })).toEqual({
    kind: "contact",
    contact: { ...contact, email: read },
    body: "Do you let in Leyton?",
    humanCheckToken: null,
  });
});

test.each([
  ["firstname", "", "First name is required"],
  ["lastname", " ", "Last name is required"],
  ["phone", "", "Phone is required"],
  ["email", "tom@", "Email is invalid"],
  ["email", 7, "Email is invalid"],
])("%s %j answers with the exact message, once", (field, value, message) => {
  expect(findProblems({ ...payload, contact: { ...contact, [field]: value } })).toEqual([
    [`contact.${field}`, message],
  ]);
});

test.each([
  ["", "Message is required"],
  [undefined, "Message is required"],
  ["x".repeat(2501), "Message is too long"],
])("a message is there and has at most 2500 characters: %#", (body, message) => {
  expect(findProblems({ ...payload, body })).toEqual([["body", message]]);
});

test("a message may have 2500 characters", () => {
  expect(findProblems({ ...payload, body: "x".repeat(2500) })).toEqual([]);
});

test.each([
  ["admin", { ...payload, admin: true }],
  ["contact.role", { ...payload, contact: { ...contact, role: "x" } }],
  ["body", { ...payload, body: "Hello\0" }],
  ["contact.phone", { ...payload, contact: { ...contact, phone: "07700 900456\0" } }],
])("unknown fields and NULs are refused: %s", (path, body) => {
  expect(findProblems(body).map(([at]) => at)).toEqual([path]);
});

test.each([
  { ...payload, recaptchaToken: "t" },
  { ...payload, recaptchatoken: "t" },
  { ...payload, contact: { ...contact, recaptchaToken: "t" } },
])("the human-check token is found in both its places: %#", (body) => {
  const read = v.parse(contactusPayload, body);
  expect(read.humanCheckToken).toBe("t");
  expect(read.contact).toEqual({ ...contact, email: null });
});
