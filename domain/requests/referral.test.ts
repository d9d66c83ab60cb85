import { expect, test } from "vitest";
import * as v from "valibot";
import { referralPayload } from "./referral.ts";

const referral = {
  name: "Maya Lindqvist",
  email: "maya@example.com",
  landlordName: "Sol",
  landlordEmail: "sol@example.com",
  landlordPhone: "07700 900789",
};

function findProblems(body: unknown) {
  const { issues } = v.safeParse(referralPayload, body);
  return (issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

test("names of three characters are long enough", () => {
  expect(v.parse(referralPayload, { ...referral, recaptchaToken: "t" })).toEqual({
    kind: "referral",
    referral,
    humanCheckToken: "t",
  });
});

test.each([
  ["name", "", "Name is required"],
  ["name", " Al ", "Invalid name"],
  ["email", "", "The email is required"],
  ["email", "maya", "Invalid email"],
  ["landlordName", undefined, "Name is required"],
  ["landlordName", "Al", "Invalid name"],
  ["landlordEmail", " ", "The email is required"],
  ["landlordEmail", "sol@example", "Invalid email"],
  ["landlordPhone", "", "Phone number is required"],
  ["landlordPhone", "946012", "Invalid phone number"],
])("%s %j answers with the exact message, once", (field, value, message) => {
  expect(findProblems({ ...referral, [field]: value })).toEqual([[field, message]]);
});

test.each([
  ["admin", { ...referral, admin: true }],
  ["name", { ...referral, name: "Maya\0" }],
  ["landlordPhone", { ...referral, landlordPhone: "07700 900789\0" }],
])("unknown fields and NULs are refused: %s", (path, body) => {
  expect(findProblems(body).map(([at]) => at)).toEqual([path]);
});

test.each(["maya@example.com", " Maya@Example.com "])(
  "referring oneself is refused with the way to a valuation: %j",
  (landlordEmail) => {
    expect(findProblems({ ...referral, landlordEmail })).toEqual([
      [
        "landlordEmail",
        "This is your own email. Enter the landlord’s email, or book a free valuation for your own property.",
      ],
    ]);
  },
);

test("two empty e-mails are missing, not the same", () => {
  expect(findProblems({ ...referral, email: "", landlordEmail: "" })).toEqual([
    ["email", "The email is required"],
    ["landlordEmail", "The email is required"],
  ]);
});
