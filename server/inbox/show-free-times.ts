import { inArray } from "drizzle-orm";
import { formatShortMoment } from "../../domain/viewings/diary/describe-conflict.ts";
import type { FreeTime } from "../../domain/viewings/asks/free-times.ts";
import { formatSlot } from "../../domain/viewings/asks/slot-choice.ts";
import { isAllowed } from "../../domain/staff/roles.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { negotiators } from "../viewings/diary/diary-tables.ts";

/**
 * The times that a reply would name, each with who can come and how to book it.
 * @param booking query of the page that books, null where nothing can be booked
 */
export async function showFreeTimes(
  db: Queryable,
  { staffId, role }: SignedIn,
  { free, booking }: { free: readonly FreeTime[]; booking: string | null },
) {
  if (booking === null || free.length === 0 || !isAllowed(role, "edit-diary")) return [];
  const people = await db
    .select({ id: negotiators.id, name: negotiators.name, staffId: negotiators.staffId })
    .from(negotiators)
    .where(
      inArray(
        negotiators.id,
        free.map(({ negotiatorId }) => negotiatorId),
      ),
    );
  return free.map((time) => {
    const person = people.find(({ id }) => id === time.negotiatorId);
    const name = person?.staffId === staffId ? "You" : (person?.name ?? "");
    const slot = formatSlot(time);
    const way = time.travelBefore === null ? "" : `, ${time.travelBefore} min on the way`;
    return {
      slot,
      time: formatShortMoment(time.startsAt),
      who: name + way,
      book: `${booking}&${new URLSearchParams({ slot })}`,
    };
  });
}
