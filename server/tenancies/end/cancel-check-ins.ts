import { and, asc, eq, gt, gte } from "drizzle-orm";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import { appointments } from "../../viewings/diary/diary-tables.ts";
import { writeAppointment } from "../../viewings/diary/write-diary.ts";

/**
 * Cancels what the diary has ahead for the keys of a tenancy that fell through: nobody is to go there.
 * @param since when the tenancy was accepted: an earlier check-in is of the tenancy before
 * @returns what is cancelled, in words
 */
export async function cancelCheckIns(
  tx: Transaction,
  app: AppContext,
  actor: Actor,
  { listingId, since }: { listingId: string; since: Date },
): Promise<string[]> {
  const checkIns = await tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.listingId, listingId),
        eq(appointments.kind, "check-in"),
        eq(appointments.state, "booked"),
        gte(appointments.startsAt, since),
        gt(appointments.startsAt, app.now()),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .for("update");
  const because = "let-fell-through";
  for (const before of checkIns) {
    const why = { reason: "The tenancy fell through", audit: { because } };
    const written = await writeAppointment(tx, app, actor, { before, after: null, ...why });
    if (!written.ok) throw new Error(written.refusal.detail);
  }
  return checkIns.map(({ startsAt }) => {
    const day = formatNumericDate(getLondonDate(startsAt));
    return `Check-in on ${day} at ${londonTime(startsAt)} cancelled.`;
  });
}
