import { toShortName } from "../../../domain/shared/text/title-name.ts";
import { formatWait, readResponseClock } from "../../../domain/conversations/response-clock.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import {
  type Conflict,
  explainConflict,
  isImpossible,
} from "../../../domain/viewings/diary/conflicts.ts";
import { formatShortMoment } from "../../../domain/shared/formats/short-date.ts";
import { describeConflict } from "../../../domain/viewings/diary/describe-conflict.ts";
import type { Diary, DiaryHome } from "../../../domain/viewings/diary/diary.ts";
import {
  type Fit,
  listFits,
  readPreferredTime,
} from "../../../domain/viewings/requests/viewing-fits.ts";
import { findResponseTarget } from "../../conversations/response-target.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { describeAccess, type HomeAccess } from "../keys/find-access.ts";
import { findWordsSince, joinWords } from "../bookings/find-last-words.ts";
import type { ViewingRequestRow } from "./list-unbooked-requests.ts";
import { createNames } from "../diary/diary-names.ts";

interface AsksShown {
  diary: Diary;
  homes: readonly DiaryHome[];
  now: Date;
  /** Whose records alone whoever reads it may see. */
  limit: string | null;
  /** Whose diary is shown. */
  personId: number | null;
  accessOf: (listingId: string) => HomeAccess;
}

/** Requests without a booking, each with times that can be offered. */
export async function listViewingRequests(
  db: Queryable,
  asks: readonly ViewingRequestRow[],
  shown: AsksShown,
) {
  const promise = await findResponseTarget(db);
  const nameEntry = await createNames(db, shown.diary, shown.limit);
  const later = await findWordsSince(db, asks);
  return asks.flatMap((ask) => {
    const home = shown.homes.find(({ id }) => id === ask.home.id);
    if (!home) return [];
    const { now } = shown;
    const clock = ask.waitingSince && readResponseClock(ask.waitingSince, now, promise);
    const said = joinWords(ask.message, later.get(ask.enquiryId)?.words);
    return [
      {
        enquiryId: ask.enquiryId,
        conversationId: ask.conversationId,
        name: `${ask.contact.firstname} ${ask.contact.lastname}`,
        firstname: toShortName(ask.contact),
        /** Where they are rung whom no mail reaches. */
        ringOn: ask.contact.email === null ? ask.contact.phone : null,
        home: ask.home.name,
        listingId: ask.home.id,
        minutes: home.viewing.minutes,
        asked: formatMoment(ask.askedAt, now),
        clock: clock && { ...clock, text: formatWait(clock.minutes) },
        wish: describeWish(ask, now),
        /** In their words, which may say more of when than what they chose. */
        said,
        fits: listFits(shown.diary, home, ask.wish, {
          now,
          prefer: shown.personId,
          atMost: 3,
        }).map((fit) => showFit(fit, shown.diary, now)),
        tick: judgeWish({ ...ask, said }, home, shown, nameEntry),
        /** Where the wish stands in the grid if nobody can keep it. */
        ghost: findGhost(ask, home),
        access: describeAccess(shown.accessOf(ask.home.id)),
      },
    ];
  });
}

function showFit({ appointmentId, negotiatorId, ...fit }: Fit, { people }: Diary, now: Date) {
  const person = people.find(({ id }) => id === negotiatorId);
  return {
    ...fit,
    appointmentId,
    negotiatorId,
    negotiator: person?.name ?? "",
    when: formatShortMoment(fit.startsAt, now),
    travelsBy: person?.travelsBy ?? "walk",
  };
}

/** @example "Sat 21 Nov, 10:30 to 12:00" */
function describeWish({ wish }: ViewingRequestRow, now: Date): string {
  if (!wish) return "no time chosen";
  return `${formatShortMoment(new Date(readPreferredTime(wish).from), now)} to ${wish.until}`;
}

function findGhost({ wish }: ViewingRequestRow, home: DiaryHome) {
  if (!wish) return null;
  const startsAt = new Date(readPreferredTime(wish).from);
  return { startsAt, endsAt: new Date(startsAt.getTime() + home.viewing.minutes * 60_000) };
}

const readFirst = "Check when they’re available, then choose a time";

type Tick = { level: "ok" | "warn" | "error"; text: string };

/** What the person whose diary is shown has then. */
function judgeWish(
  ask: ViewingRequestRow & { said: string },
  home: DiaryHome,
  { diary, now, personId }: AsksShown,
  nameEntry: (id: string) => string,
): Tick {
  const person = diary.people.find(({ id }) => id === personId);
  if (!person) return { level: "error", text: "No one does viewings yet." };
  const ghost = findGhost(ask, home);
  if (!ghost)
    return {
      level: "warn",
      text: ask.said ? readFirst : "Any time. The next available times are listed here",
    };
  const wanted = { negotiatorId: person.id, home, at: null, ...ghost };
  const conflicts = explainConflict(diary, wanted, now);
  const [worst] = conflicts;
  if (!worst) return { level: "ok", text: `${firstName(person.name)} is free` };
  const text = describeConflict(worst, {
    person: firstName(person.name),
    way: person.travelsBy,
    now,
    nameEntry: ({ id }) => nameEntry(id),
    namePerson: (id) => firstName(diary.people.find((one) => one.id === id)?.name ?? "Someone"),
  });
  return { level: isStrong(conflicts) ? "error" : "warn", text };
}

function isStrong(conflicts: readonly Conflict[]): boolean {
  return isImpossible(conflicts) || conflicts.some(({ kind }) => kind === "tenant-notice");
}

function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}
