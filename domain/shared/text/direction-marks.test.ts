import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { applicantFields } from "../../contacts/applicant.ts";
import { contactDetailFields } from "../../enquiries/qualification.ts";
import { keyForms } from "../../viewings/keys/key-forms.ts";
import { appointmentFields } from "../../viewings/appointments/appointment-plan.ts";
import { viewNameField } from "../../conversations/saved-view.ts";
import { branchFields } from "../../branches/branch-fields.ts";
import { staffName, passkeyName } from "../../staff/staff-fields.ts";
import { referralPayload } from "../../requests/referral.ts";
import { tenantFields } from "../../offers/tenant-fields.ts";
import { offerDetailsFields } from "../../offers/offer-fields.ts";
import { landlordFields, sanctionsCheckFields } from "../../landlords/landlord-fields.ts";
import { newKey } from "../../staff/staff-keys.ts";
import { homeViewingFields } from "../../viewings/availability/availability-fields.ts";
import { campaignDev } from "../../campaigns/campaign.ts";
import { checkHomeText } from "../../listings/facts/read-home.ts";
import { unseenMessage, hasDirectionMarks, stripDirectionMarks } from "./direction-marks.ts";
import { messageField } from "../fields/text-fields.ts";

const marks = "\u202A \u202B \u202C \u202D \u202E \u2066 \u2067 \u2068 \u2069".split(" ");
const others = ["\u200E", "\u200F", "\u2010", "\u202F", "\u2065", "\u206A", "\u200D", "א", "ب"];

test.each(marks.map((mark) => [mark.codePointAt(0)!.toString(16), mark]))(
  "U+%s turns the direction of a text",
  (_code, mark) => {
    for (const text of [mark, `a${mark}`, `${mark}a`, `a${mark}b${mark}`]) {
      expect(hasDirectionMarks(text)).toBe(true);
      expect(hasDirectionMarks(stripDirectionMarks(text))).toBe(false);
    }
    expect(stripDirectionMarks(`a${mark}b${mark}c`)).toBe("abc");
  },
);

test.each(others)("%j changes no direction, and stays", (text) => {
  expect(hasDirectionMarks(text)).toBe(false);
  expect(stripDirectionMarks(text)).toBe(text);
});

const lines: [string, v.GenericSchema][] = [
  ["a first name", applicantFields.firstname],
  ["a last name", applicantFields.lastname],
  ["a tenant's name", tenantFields.firstname],
  ["an employer", tenantFields.employer],
  ["a kind of pet", offerDetailsFields.pettype],
  ["a flat number", offerDetailsFields.unit],
  ["a referrer", referralPayload.pipe[0].entries.name],
  ["a landlord's company", landlordFields.entries.companyName],
  ["a landlord's address", landlordFields.entries.address],
  ["a colleague", staffName],
  ["a passkey", passkeyName],
  ["a branch", branchFields.entries.name],
  ["a view", viewNameField],
  ["a key", keyForms.add.fields.code.read],
  ["a place in the diary", appointmentFields.entries.place],
  ["a development", campaignDev],
  ["a landlord's name from the evidence", sanctionsCheckFields.entries.name.wrapped],
  ["a tenant who lives there", homeViewingFields.pipe[0].entries.tenantName],
  ["an alarm's code", homeViewingFields.pipe[0].entries.alarm],
  ["another system's key", newKey.entries.name],
];

describe.each(lines)("%s", (_what, field) => {
  test.each(marks)("with %j is refused, with what to do", (mark) => {
    const read = v.safeParse(field, `A${mark}b`);
    expect(read.issues?.map(({ message }) => message)).toContain(unseenMessage);
  });
});

test("a field of a home is refused, with what to do", () => {
  expect(checkHomeText("name", "Inkhorn\u202E Street")).toBe(unseenMessage);
  for (const mark of ["\n", "\u2028", "\u001B"])
    expect(checkHomeText("name", `Inkhorn${mark}Street`)).toBe(unseenMessage);
  expect(checkHomeText("longDescription", "Two rooms\n\u001B")).toBe(unseenMessage);
  expect(checkHomeText("longDescription", "Two rooms\nand a bath")).toBeNull();
  expect(checkHomeText("name", "Inkhorn Street")).toBeNull();
});

test.each([applicantFields.phone, contactDetailFields.phone])(
  "a phone number that was copied with its marks is kept without them",
  (field) => {
    expect(v.parse(field, "\u202A+44 7700 900123\u202C")).toBe("+44 7700 900123");
    expect(v.is(field, "\u202A\u202C")).toBe(false);
  },
);

test("a message of several lines may be written in both directions", () => {
  const text = "Hello\n\u2067שלום\u2069";
  expect(v.parse(messageField("Missing"), text)).toBe(text);
});
