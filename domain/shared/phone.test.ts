import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { contactusPayload } from "../requests/contact-message.ts";
import { submitEnquiryPayload } from "../enquiries/enquiry.ts";
import { tenantContactFields } from "../offers/tenant-fields.ts";
import { isPhone } from "./phone.ts";
import { referralPayload } from "../requests/referral.ts";
import {
  demorequestPayload,
  switchrequestPayload,
  valrequestPayload,
} from "../requests/requests.ts";

const phones = [
  "02079460147",
  "020 7946 0147",
  "(020) 7946 0147",
  "01632 960 123",
  "01632 96012",
  "07700 900123",
  "07700-900-123",
  "07700.900.123",
  " 07700  900123 ",
  "+447700900123",
  "+44 7700 900123",
  "+44 (0)7700 900123",
  "+44 (0) 20 7946 0147",
  "+44 07700 900123",
  "(+44) 7700 900123",
  "0044 7700 900123",
  "44 7700 900123",
  "+33 1 99 00 12 34",
  "0033 1 99 00 12 34",
  "+1 (212) 555-0123",
  "+353 1 555 0123",
  "+852 5550 1234",
  "07700\u2013900\u2013123",
  "\u202a+44 7700 900123\u202c",
];

const others: [phone: string, why: string][] = [
  ["x", "a letter"],
  ["none", "a word"],
  ["call me", "words"],
  ["harriet@example.com", "an e-mail address"],
  ["1", "one digit"],
  ["9460123", "no area code"],
  ["07700 90012", "a mobile that lacks a digit"],
  ["07700 9001234", "a mobile with a digit too many"],
  ["020 7946 014", "a London number that lacks a digit"],
  ["06 99 00 12 34", "another country's number without its code"],
  ["07700 900123 or 900124", "two numbers"],
  ["++447700900123", "two plus signs"],
  ["07700+900123", "a plus in the middle"],
  ["+44 7700 90012", "a UK mobile that lacks a digit"],
  ["+33 1", "too short"],
  ["+33 1 99 00 12 34 56 78 90", "too long"],
  ["+0 7700 900123", "no country's code"],
  ["00000000000", "zeros"],
];

describe("a phone", () => {
  test.each(phones)("%j is one", (phone) => expect(isPhone(phone)).toBe(true));
  test.each(others)("%j is none: %s", (phone) => expect(isPhone(phone)).toBe(false));
});

const person = {
  firstname: "Harriet",
  lastname: "Osei",
  phone: "07700 900456",
  email: "harriet@example.com",
};
const createLandlordRequest = (phone: string) => ({
  freetext: "14 Calvert Terrace",
  applicant: { ...person, phone },
});
const createReferral = (landlordPhone: string) => ({
  name: "Harriet Osei",
  email: "harriet@example.com",
  landlordName: "Solomon Reyes",
  landlordEmail: "sol@example.com",
  landlordPhone,
});
const createEnquiry = (type: "enquiry" | "viewing") => (phone: string) => ({
  listingid: "p123",
  applicant: { ...person, phone },
  extra: { type, freetext: "Any evening" },
});
const wanted = "Please provide us a valid phone number";

describe.each([
  ["valrequest", valrequestPayload, createLandlordRequest, "applicant.phone", wanted],
  ["switchrequest", switchrequestPayload, createLandlordRequest, "applicant.phone", wanted],
  ["demorequest", demorequestPayload, createLandlordRequest, "applicant.phone", wanted],
  [
    "contactus",
    contactusPayload,
    (phone: string) => ({ contact: { ...person, phone }, body: "Hello" }),
    "contact.phone",
    "Phone is invalid. Enter a UK number, or one with a country code",
  ],
  ["submitenquiry", submitEnquiryPayload, createEnquiry("enquiry"), "applicant.phone", wanted],
  [
    "submitenquiry of a viewing",
    submitEnquiryPayload,
    createEnquiry("viewing"),
    "applicant.phone",
    wanted,
  ],
  [
    "a tenant of an offer",
    v.object(tenantContactFields),
    (phone: string) => ({ ...person, phone }),
    "phone",
    wanted,
  ],
  ["referral", referralPayload, createReferral, "landlordPhone", "Invalid phone number"],
] as const)("%s", (_call, schema, bodyWith, path, message) => {
  const problems = (phone: string) => {
    const { issues = [] } = v.safeParse(schema, bodyWith(phone));
    return issues.map((issue) => [v.getDotPath(issue), issue.message]);
  };

  test.each(phones)("takes %j", (phone) => expect(problems(phone)).toEqual([]));

  test.each([...others.map(([phone]) => phone), "0".repeat(41)])(
    "answers %j with its message, once",
    (phone) => expect(problems(phone)).toEqual([[path, message]]),
  );
});
