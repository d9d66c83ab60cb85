import { type Conflict, explainConflict } from "../../domain/viewings/conflicts.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Refused } from "../platform/submissions/outcome.ts";
import { refuseTaken } from "./booking-refusals.ts";
import { findHomeDiary } from "./next-free-times.ts";

interface WantedFree {
  listingId: string;
  negotiatorId: number;
  startsAt: Date;
  endsAt: Date;
  /** The appointment or hold that stands there itself. */
  moving: string | null;
}

/** Null if nothing speaks against a time. Call it with the negotiator's diary locked. */
export async function refuseUnlessFree(
  tx: Transaction,
  { now }: Pick<AppContext, "now">,
  { listingId, ...wanted }: WantedFree,
): Promise<Refused | null> {
  const moment = now();
  const days = Math.ceil((wanted.endsAt.getTime() - moment.getTime()) / 86_400_000) + 1;
  const found = await findHomeDiary(tx, { listingId, now: moment, days });
  if (!found) return refuseTaken("This home is no longer listed.");
  const { diary, home, isScheduled } = found;
  const conflicts: Conflict["kind"][] = explainConflict(
    diary,
    { ...wanted, home, at: null },
    moment,
  ).map(({ kind }) => kind);
  const person = diary.people.find(({ id }) => id === wanted.negotiatorId);
  const isFree = conflicts.length === 0 && (!isScheduled || (person?.week ?? null) !== null);
  return isFree ? null : refuseTaken("That time is not free any more: choose another time.");
}
