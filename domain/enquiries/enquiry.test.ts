import { expect, test } from "vitest";
import * as v from "valibot";
import { applicantMessages, createPersonKeys } from "../contacts/applicant.ts";
import { submitEnquiryPayload } from "./enquiry.ts";
import { maxMessage } from "../shared/fields/text-fields.ts";
import { viewingOptions } from "./viewing-options.ts";

const applicant = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya@example.com",
};
const payload = {
  listingid: "p123",
  listing: "Loriner Street",
  applicant,
  extra: { freetext: "Is the flat on the quiet side?" },
};

function findProblems(body: unknown) {
  const { issues } = v.safeParse(submitEnquiryPayload, body);
  return (issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

test("a complete enquiry is read into the field's own words", () => {
  expect(v.parse(submitEnquiryPayload, payload)).toEqual({
    listingId: "p123",
    kind: "enquiry",
    applicant,
    message: "Is the flat on the quiet side?",
    viewingOption: null,
    humanCheckToken: null,
  });
});

test.each([
  ["applicant.recaptchaToken", { ...payload, applicant: { ...applicant, recaptchaToken: "t" } }],
  ["applicant.recaptchatoken", { ...payload, applicant: { ...applicant, recaptchatoken: "t" } }],
  ["recaptchaToken", { ...payload, recaptchaToken: "t" }],
  ["recaptchatoken", { ...payload, recaptchatoken: "t" }],
])("the human-check token is found at %s", (_place, body) => {
  expect(v.parse(submitEnquiryPayload, body).humanCheckToken).toBe("t");
});

test("the listing's own fields are accepted and ignored", () => {
  const body = { ...payload, _id: "x", rent: 1, long: 0, NoDeposit: true, media: { images: [] } };
  expect(v.parse(submitEnquiryPayload, body)).toEqual(v.parse(submitEnquiryPayload, payload));
});

test.each([
  [{ ...payload, admin: true }, "admin"],
  [{ ...payload, applicant: { ...applicant, role: "x" } }, "applicant.role"],
  [{ ...payload, extra: { ...payload.extra, price: 1 } }, "extra.price"],
])("an unknown field is refused: %#", (body, path) => {
  expect(findProblems(body)[0]?.[0]).toBe(path);
});

test.each([
  ["firstname", "", applicantMessages.name],
  ["lastname", "   ", applicantMessages.name],
  ["phone", "", applicantMessages.phone],
  ["email", "priya", applicantMessages.email],
  ["email", "", applicantMessages.email],
])("%s %j answers with the exact message", (field, value, message) => {
  const body = { ...payload, applicant: { ...applicant, [field]: value } };
  expect(findProblems(body)[0]).toEqual([`applicant.${field}`, message]);
});

test("an enquiry without text asks for the times that work", () => {
  expect(findProblems({ ...payload, extra: { freetext: " " } })).toEqual([
    ["extra.freetext", "Please provide any free text indicating the times that work for you"],
  ]);
});

test("the times for a viewing are longer than one character", () => {
  const viewing = (freetext: string) => ({ ...payload, extra: { freetext, type: "viewing" } });
  expect(findProblems(viewing(" 7 "))).toEqual([
    ["extra.freetext", "Please provide any free text indicating the times that work for you"],
  ]);
  expect(v.parse(submitEnquiryPayload, viewing("7p"))).toMatchObject({ kind: "viewing" });
});

test("a question may be one character", () => {
  expect(findProblems({ ...payload, extra: { freetext: "?", type: "enquiry" } })).toEqual([]);
});

test.each(["enquiry", "viewing"])("of the %s a viewing option is read, or none", (type) => {
  const read = (viewingOption: unknown) =>
    v.parse(submitEnquiryPayload, { ...payload, extra: { ...payload.extra, type, viewingOption } });
  for (const option of viewingOptions) expect(read(option).viewingOption).toBe(option);
  for (const none of [undefined, null, ""]) expect(read(none).viewingOption).toBeNull();
});

test("an unknown viewing option is refused at its path", () => {
  const body = { ...payload, extra: { ...payload.extra, viewingOption: "By telescope" } };
  expect(findProblems(body)).toEqual([["extra.viewingOption", "Select a type of viewing"]]);
});

test("a submission is an enquiry or a viewing, nothing else", () => {
  const body = { ...payload, extra: { ...payload.extra, type: "offer" } };
  expect(findProblems(body).map(([path]) => path)).toEqual(["extra.type"]);
});

test.each(Object.entries(applicant))("a NUL in %s is refused", (field, value) => {
  const body = { ...payload, applicant: { ...applicant, [field]: `${value}\0` } };
  expect(findProblems(body)).not.toEqual([]);
});

test("a NUL in the message is refused", () => {
  expect(findProblems({ ...payload, extra: { freetext: "Quiet?\0" } })).toHaveLength(1);
});

test("a message may have 2500 characters and no more", () => {
  expect(findProblems({ ...payload, extra: { freetext: "x".repeat(maxMessage) } })).toEqual([]);
  expect(
    findProblems({ ...payload, extra: { freetext: "x".repeat(maxMessage + 1) } }),
  ).toHaveLength(1);
});

test.each(["07700 900123", "+44 7700 900123", "0044 7700 900123", "+44 (0)7700 900123"])(
  "%s is the same phone",
  (phone) => {
    expect(createPersonKeys({ phone, email: "Priya@Example.com" })).toEqual({
      phoneKey: "447700900123",
      emailKey: "priya@example.com",
    });
  },
);
