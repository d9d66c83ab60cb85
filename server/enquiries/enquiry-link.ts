import { and, eq } from "drizzle-orm";
import { accessLinks } from "../access-links/access-link-table.ts";
import { createAccessLink, findAccessLink } from "../access-links/access-links.ts";
import { deriveEnquirySecret } from "../access-links/link-secret.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import { keyFor } from "../platform/database/site-secret.ts";
import type { AnswerSecret } from "../platform/submissions/idempotency.ts";
import type { Refused, Submission } from "../platform/submissions/outcome.ts";

/**
 * The `EnqId` that a submission is answered with, which opens its enquiry. The same whenever it is sent
 * again, and another one for each call.
 */
export function makeEnqId(
  { siteSecret }: AppContext,
  call: string,
  { key }: Pick<Submission, "key">,
): string {
  return deriveEnquirySecret(keyFor(siteSecret, "enquiry links"), `${call} ${key.toLowerCase()}`);
}

/** @param given the one that the caller sent, for a call that may answer it */
export function describeEnqId(made: string, given: string | null = null): AnswerSecret {
  return { field: "EnqId", known: { made, ...(given !== null && { given }) } };
}

interface NewEnquiryLink {
  enquiryId: string;
  contactId: string;
  secret: string;
  at: Date;
}

/** @returns a refusal if its secret was used before: a key came again after it was forgotten */
export async function createEnquiryLink(
  tx: Transaction,
  { enquiryId, ...link }: NewEnquiryLink,
): Promise<Refused | null> {
  if (await findAccessLink(tx, "enquiry", link.secret)) return keyUsed;
  await createAccessLink(tx, { ...link, purpose: "enquiry", recordId: enquiryId });
  return null;
}

/** Whoever sends a begun enquiry may have corrected who they are. */
export async function passEnquiryLinksOn(
  tx: Transaction,
  { enquiryId, contactId }: { enquiryId: string; contactId: string },
): Promise<void> {
  await tx
    .update(accessLinks)
    .set({ contactId })
    .where(and(eq(accessLinks.recordId, enquiryId), eq(accessLinks.purpose, "enquiry")));
}

const keyUsed: Refused = {
  ok: false,
  refusal: {
    title: "Idempotency key already used",
    detail: "This Idempotency-Key has already been used. Send a new key.",
  },
};
