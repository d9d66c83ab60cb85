import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { changeStaffEmail, type EmailChange } from "../../staff/team/change-staff-email.ts";
import { refuseForNow } from "../../staff/refusals.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { negotiators } from "../diary/diary-tables.ts";

/**
 * A colleague gets another e-mail address, and keeps the viewings of the negotiator who had the old
 * one.
 */
export async function moveStaffEmail(
  { database, now, signInLimits }: AppContext,
  by: SignedIn,
  { id, fields, officeOrigin }: { id: string; fields: unknown; officeOrigin: string },
): Promise<Outcome<EmailChange>> {
  const wait = await signInLimits.typedAddresses(by.staffId);
  if (wait !== null) return refuseForNow(wait);
  return transact(database.orm, async (tx) => {
    const changed = await changeStaffEmail(tx, by, { id, fields, officeOrigin, at: now() });
    if (changed.ok) await moveNegotiator(tx, id, changed.answer);
    return changed;
  });
}

/**
 * A colleague who showed no homes becomes the negotiator with the new address. One who did stays who
 * they are, with the old address if another negotiator has the new one.
 */
async function moveNegotiator(
  tx: Transaction,
  staffId: string,
  { became }: EmailChange,
): Promise<void> {
  const isTheirs = eq(negotiators.staffId, staffId);
  const hasAddress = eq(sql`lower(${negotiators.email})`, toEmailKey(became));
  const isFree = isNull(negotiators.staffId);
  if ((await tx.$count(negotiators, isTheirs)) === 0) {
    await tx.update(negotiators).set({ staffId }).where(and(hasAddress, isFree));
    return;
  }
  const isOthers = or(isFree, ne(negotiators.staffId, staffId));
  const isTaken = (await tx.$count(negotiators, and(hasAddress, isOthers))) > 0;
  if (!isTaken) await tx.update(negotiators).set({ email: became }).where(isTheirs);
}
