import * as v from "valibot";
import type { Renter } from "../../domain/viewings/viewing.ts";
import { type Applicant, personKeys } from "../../domain/contacts/applicant.ts";

/** A renter that this form added, and for whom. */
export interface AddedRenter extends Renter {
  person: string;
}

const renterResponse = v.object({
  contactId: v.string(),
  EnqId: v.string(),
  isQualified: v.boolean(),
});

/** What `POST /api/addrenter` answered about somebody; null for anything else. */
export function parseRenter(read: unknown, person: string): AddedRenter | null {
  const { success, output } = v.safeParse(renterResponse, read);
  if (!success) return null;
  const { contactId, EnqId: enquiryId, isQualified } = output;
  return { contactId, enquiryId, isQualified, person };
}

/** The same for the same person, however their e-mail and phone are written. */
export function getPersonKey(applicant: Pick<Applicant, "email" | "phone">): string {
  const { emailKey, phoneKey } = personKeys(applicant);
  return `${emailKey} ${phoneKey}`;
}

/** A renter as texts that lie in the draft beside the answers. */
export function toTexts({ contactId, enquiryId, isQualified, person }: AddedRenter) {
  return { contactId, EnqId: enquiryId, isQualified: isQualified ? "yes" : "no", person };
}

/** The renter in a draft; null where none was added. */
export function readRenter(texts: Record<string, string>): AddedRenter | null {
  const isQualified = texts["isQualified"] === "yes";
  return parseRenter({ ...texts, isQualified }, texts["person"] ?? "");
}
