import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { createLondonFormat } from "../../../domain/shared/london-format.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { findAccess } from "../../viewings/keys/find-access.ts";
import { findCheckIn } from "../../viewings/appointments/find-check-in.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";

const weekday = createLondonFormat("en-GB", { weekday: "short" });

/** What the diary and the key board say of a move-in. */
export async function describeMoveIn(db: Queryable, { row }: LoadedTenancy) {
  const { listingId } = row;
  const checkIn = await findCheckIn(db, listingId, row.createdAt);
  const find = await findAccess(db, [listingId]);
  return {
    checkIn: checkIn && {
      id: checkIn.id,
      when: formatCheckIn(checkIn.startsAt),
      with: checkIn.with,
    },
    keys: find(listingId).keys,
  };
}

/** @example "Mon 07/12, 10:00" */
function formatCheckIn(at: Date): string {
  const day = formatNumericDate(getLondonDate(at)).slice(0, 5);
  return `${weekday(at)} ${day}, ${londonTime(at)}`;
}
