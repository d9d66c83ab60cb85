import * as v from "valibot";
import type { Renter } from "../../../domain/viewings/viewing.ts";
import { type Applicant, createPersonKeys } from "../../../domain/contacts/applicant.ts";

export interface AddedRenter extends Renter {
  person: string;
}

const renterResponse = v.object({
  contactId: v.string(),
  EnqId: v.string(),
  isQualified: v.boolean(),
});

/** Parses the response of `POST /api/addrenter`; null if invalid. */
export function parseRenter(read: unknown, person: string): AddedRenter | null {
  const { success, output } = v.safeParse(renterResponse, read);
  if (!success) return null;
  const { contactId, EnqId: enquiryId, isQualified } = output;
  return { contactId, enquiryId, isQualified, person };
}

/** A key for the person, independent of how email and phone are formatted. */
export function getPersonKey(applicant: Pick<Applicant, "email" | "phone">): string {
  const { emailKey, phoneKey } = createPersonKeys(applicant);
  return `${emailKey} ${phoneKey}`;
}

export function toTexts({ contactId, enquiryId, isQualified, person }: AddedRenter) {
  return { contactId, EnqId: enquiryId, isQualified: isQualified ? "yes" : "no", person };
}

/** Null if none was added. */
export function readRenter(texts: Record<string, string>): AddedRenter | null {
  const isQualified = texts["isQualified"] === "yes";
  return parseRenter({ ...texts, isQualified }, texts["person"] ?? "");
}
