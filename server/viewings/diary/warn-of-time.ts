import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import type { AppointmentKind } from "../../../domain/viewings/appointments/appointment.ts";
import {
  type Conflict,
  explainConflict,
  type WantedTime,
} from "../../../domain/viewings/diary/conflicts.ts";
import { describeConflict } from "../../../domain/viewings/diary/describe-conflict.ts";
import { createDiary, type Diary, type TimeSpan } from "../../../domain/viewings/diary/diary.ts";
import {
  addRead,
  hasRead,
  listWarnings,
  nameWarnings,
} from "../../../domain/viewings/diary/warnings.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";
import { getBranchLimit, type SignedIn } from "../../staff/sessions.ts";
import { findDiaryFacts, findDiaryHome, findVisited } from "./diary-facts.ts";
import { createNames } from "./diary-names.ts";
import { locateAddress } from "../../places/locate-address.ts";

export interface StaffTime extends TimeSpan {
  kind: AppointmentKind;
  listingId: string | null;
  negotiatorId: number;
  /** Several renters view the home then. */
  isBlock: boolean;
  /** The appointment that is moved, or the hold that is booked. */
  moving: string | null;
  /** As somebody typed it. Left out: the home, or where the appointment is already. */
  place?: string | undefined;
  /** What was sent again with "anyway". */
  anyway: string | undefined;
}

/**
 * Says once what speaks against a time that staff chose: leave, hours, the way from another
 * appointment. Null if nothing does, they have read it, or it is refused for another reason.
 */
export async function warnOfTime(
  { database: { orm }, now }: AppContext,
  signedIn: Pick<SignedIn, "branchView">,
  { anyway, ...time }: StaffTime,
): Promise<Refused | null> {
  const at = now();
  const { diary, wanted } = await readTime(orm, time, at);
  const conflicts = explainConflict(diary, wanted, at);
  const warned = nameWarnings(conflicts, wanted);
  if (warned === "" || hasRead(anyway, warned)) return null;
  const describe = await createConflictWords(orm, diary, {
    branch: getBranchLimit(signedIn),
    now: at,
  });
  const sentences = listWarnings(conflicts).map((one) => describe(one, wanted.negotiatorId));
  const detail = [...new Set(sentences)].join(" ");
  return {
    ok: false,
    refusal: {
      title: "There’s a problem with that time",
      detail,
      anyway: addRead(anyway, warned),
    },
  };
}

/**
 * The wanted time, and the diary around it.
 * @param days beyond it that are read, too
 */
export async function readTime(
  orm: Queryable,
  { kind, listingId, place, ...wanted }: Omit<StaffTime, "anyway">,
  at: Date,
  days = 1,
): Promise<{ diary: Diary; wanted: WantedTime }> {
  const date = getLondonDate(wanted.startsAt);
  const from = new Date(`${addDays(date, -1)}T00:00:00Z`);
  const until = new Date(`${addDays(getLondonDate(wanted.endsAt), days + 1)}T00:00:00Z`);
  const diary = createDiary(await findDiaryFacts(orm, { from, until, now: at }));
  const home = listingId === null ? null : await findDiaryHome(orm, listingId);
  const visits =
    kind === "viewing" || listingId === null ? null : (home ?? (await findVisited(orm, listingId)));
  const moved = diary.entries.find(({ id }) => id === wanted.moving);
  return {
    diary,
    wanted: {
      ...wanted,
      home: kind === "viewing" ? home : null,
      visits,
      at: isTyped(place, listingId)
        ? locateAddress(place)
        : (moved?.at ?? home?.at ?? visits?.at ?? null),
    },
  };
}

/** What happens in a home is where the home is, whatever its place says. */
function isTyped(place: string | undefined, listingId: string | null): place is string {
  return place !== undefined && listingId === null;
}

/** @param branch whose appointments alone are named. Null: everybody's */
export async function createConflictWords(
  db: Queryable,
  diary: Diary,
  { branch, now }: { branch: string | null; now: Date },
): Promise<(conflict: Conflict, negotiatorId: number) => string> {
  const nameEntry = await createNames(db, diary, branch);
  const find = (id: number) => diary.people.find((one) => one.id === id);
  return (conflict, negotiatorId) =>
    describeConflict(conflict, {
      person: find(negotiatorId)?.name.split(" ")[0] ?? "",
      way: find(negotiatorId)?.travelsBy ?? "walk",
      now,
      nameEntry: ({ id }) => nameEntry(id),
      namePerson: (id) => find(id)?.name ?? "Someone",
    });
}
