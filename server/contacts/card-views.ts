import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { cardViewDays } from "../../domain/contacts/card-views.ts";
import { subtractPeriod } from "../../domain/shared/period.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { staff } from "../staff/staff-tables.ts";
import { cardViews } from "./card-view-table.ts";

/** A card that is open is read anew with each change: that is one look, not many. */
const sameLook = { minutes: 10 };

/** Notes who looks at somebody's card, so that whoever asks can be told. */
export async function noteCardView(
  { database, now }: Pick<AppContext, "database" | "now">,
  { staffId }: StaffActor,
  contactId: string,
): Promise<void> {
  const seenAt = now();
  await database.orm
    .insert(cardViews)
    .values({ contactId, staffId, seenAt })
    .onConflictDoUpdate({
      target: [cardViews.contactId, cardViews.staffId],
      set: { seenAt },
      setWhere: lt(cardViews.seenAt, new Date(seenAt.getTime() - sameLook.minutes * 60_000)),
    });
}

/** Everybody once, who looked last first. */
export function listCardViews(db: Queryable, contactIds: string[], now: Date) {
  const seenAt = sql<Date>`max(${cardViews.seenAt})`.mapWith(cardViews.seenAt);
  return db
    .select({ staffId: staff.id, name: staff.name, seenAt })
    .from(cardViews)
    .innerJoin(staff, eq(staff.id, cardViews.staffId))
    .where(
      and(
        inArray(cardViews.contactId, contactIds),
        gt(cardViews.seenAt, subtractPeriod(now, { days: cardViewDays })),
      ),
    )
    .groupBy(staff.id, staff.name)
    .orderBy(desc(seenAt), staff.id);
}

export async function deleteOldCardViews(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(cardViews)
    .where(lt(cardViews.seenAt, subtractPeriod(now, { days: cardViewDays })));
}
