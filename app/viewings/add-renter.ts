import type { Applicant } from "../../domain/contacts/applicant.ts";
import { readSpamSignals } from "../forms/spam-signals.ts";
import { submit } from "../forms/submit.ts";
import { type AddedRenter, getPersonKey, parseRenter } from "./renter.ts";

/** The visitor waits for the next step so long, milliseconds. */
const timeoutMs = 6000;

/**
 * Tells the house who is about to ask for a viewing. A failure is noted, without a word about the
 * person, and stops nobody: null then (renter specification, section 4).
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
