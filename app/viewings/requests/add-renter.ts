import type { Applicant } from "../../../domain/contacts/applicant.ts";
import { readSpamSignals } from "../../forms/sending/spam-signals.ts";
import { submit } from "../../forms/sending/submit.ts";
import { type AddedRenter, getPersonKey, parseRenter } from "./renter.ts";

/** Milliseconds the visitor waits for the next step. */
const timeoutMs = 6000;

/**
 * Registers the visitor before a viewing request. On failure logs no personal data and returns
 * null, without blocking (renter specification, section 4).
 */
export async function addRenter(
  listingId: string,
  { firstname, lastname, phone, email }: Applicant,
): Promise<AddedRenter | null> {
  const applicant = { firstname, lastname, phone, email };
  const submission = submit("/api/addrenter", {
    body: JSON.stringify({ listingid: listingId, applicant, ...readSpamSignals() }),
    key: crypto.randomUUID(),
  });
  const outcome = await Promise.race([submission, waitForTimeout()]);
  const renter =
    outcome.kind === "done" ? parseRenter(outcome.data, getPersonKey(applicant)) : null;
  if (!renter) reportError(new Error(`The renter was not added: ${outcome.kind}.`));
  return renter;
}

function waitForTimeout(): Promise<{ kind: "late" }> {
  return new Promise((resolve) => setTimeout(() => resolve({ kind: "late" }), timeoutMs));
}
