import { eq, sql } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { changeStaffEmail, type EmailChange } from "../staff/change-staff-email.ts";
import { refuseForNow } from "../staff/refusals.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { negotiators } from "./diary-tables.ts";

/**
 * A colleague gets another e-mail address, and keeps the viewings of the negotiator who had the old
 * one.
 */
export async function moveStaffEmail(
  { database, now, signInLimits }: Pick<AppContext, "database" | "now" | "signInLimits">,
  by: SignedIn,
  { id, fields, officeOrigin }: { id: string; fields: unknown; officeOrigin: string },
): Promise<Outcome<EmailChange>> {
  const wait = await signInLimits.typedAddresses(by.staffId);
  if (wait !== null) return refuseForNow(wait);
  return database.orm.transaction(async (tx) => {
    const changed = await changeStaffEmail(tx, by, { id, fields, officeOrigin, at: now() });
    if (changed.ok) await moveNegotiator(tx, changed.answer);
    return changed;
  });
}

/** One who has the new address already stands for the colleague from now on. */
async function moveNegotiator(tx: Transaction, { was, became }: EmailChange): Promise<void> {
  const has = (email: string) => eq(sql`lower(${negotiators.email})`, email.toLowerCase());
  const isTaken = (await tx.$count(negotiators, has(became))) > 0;
  const isSame = was.toLowerCase() === became.toLowerCase();
  if (!isTaken || isSame) await tx.update(negotiators).set({ email: became }).where(has(was));
}
