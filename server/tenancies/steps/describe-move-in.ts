import { formatShortMoment } from "../../../domain/shared/formats/short-date.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { findAccess } from "../../viewings/keys/find-access.ts";
import { findCheckIn } from "../../viewings/appointments/find-check-in.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";

/** What the diary and the key board say of a move-in. */
export async function describeMoveIn(db: Queryable, { row }: LoadedTenancy, now: Date) {
  const { listingId } = row;
  const checkIn = await findCheckIn(db, listingId, row.createdAt);
  const find = await findAccess(db, [listingId]);
  return {
    checkIn: checkIn && {
      id: checkIn.id,
      startsAt: checkIn.startsAt,
      when: formatShortMoment(checkIn.startsAt, now),
      with: checkIn.with,
    },
    keys: find(listingId).keys,
  };
}
