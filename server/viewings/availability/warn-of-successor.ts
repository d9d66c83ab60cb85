import { createHash } from "node:crypto";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { type Conflict, explainConflict } from "../../../domain/viewings/diary/conflicts.ts";
import { formatShortMoment } from "../../../domain/shared/formats/short-date.ts";
import { createDiary, type DiaryEntry } from "../../../domain/viewings/diary/diary.ts";
import type { AppContext } from "../../app-context.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";
import { getBranchLimit, type SignedIn } from "../../staff/sessions.ts";
import { findDiaryFacts, findDiaryHome } from "../diary/diary-facts.ts";
import { listViewingsOfColleague } from "./leave-staff.ts";
import { createConflictWords } from "../diary/warn-of-time.ts";

/** The times stay as they are: only what has to do with who goes there speaks against it. */
const ofPerson = new Set<Conflict["kind"]>([
  "person-busy",
  "outside-hours",
  "time-off",
  "travel",
  "not-theirs",
]);

const mostNamed = 8;

/**
 * Says once what speaks against handing a diary over to somebody: their leave, hours and areas, and what
 * else they have to do. Null if nothing does, or whoever hands it over has read it. What they are busy
 * with at the same time has to be moved first.
 * @param anyway what was sent again
 */
export async function warnOfSuccessor(
  { database: { orm }, now }: AppContext,
  signedIn: Pick<SignedIn, "branchView">,
  { id, successorId, anyway }: { id: string; successorId: number; anyway: string | undefined },
): Promise<Refused | null> {
  const at = now();
  const ahead = new Set(await listViewingsOfColleague(orm, id, at));
  if (ahead.size === 0) return null;
  // Nobody books further ahead.
  const until = new Date(`${addDays(getLondonDate(at), 400)}T00:00:00Z`);
  const facts = await findDiaryFacts(orm, { from: at, until, now: at });
  // As it would be, so that the way from one that is handed over to the next is known.
  const entries = facts.entries.map((entry) =>
    ahead.has(entry.id) ? { ...entry, negotiatorId: successorId } : entry,
  );
  const diary = createDiary({ ...facts, entries });
  const describe = await createConflictWords(orm, diary, {
    branch: getBranchLimit(signedIn),
    now: at,
  });
  const found: { entry: DiaryEntry; conflicts: Conflict[] }[] = [];
  for (const entry of diary.getEntriesOf(successorId).filter((one) => ahead.has(one.id))) {
    const { startsAt, endsAt, kind, listingId } = entry;
    const home =
      kind === "viewing" && listingId !== null ? await findDiaryHome(orm, listingId) : null;
    const wanted = { startsAt, endsAt, home, at: entry.at, negotiatorId: successorId };
    const conflicts = explainConflict(diary, { ...wanted, moving: entry.id }, at);
    const own = conflicts.filter((one) => ofPerson.has(one.kind));
    if (own.length > 0) found.push({ entry, conflicts: own });
  }
  if (found.length === 0) return null;
  const isBusy = found.some(({ conflicts }) =>
    conflicts.some(({ kind }) => kind === "person-busy"),
  );
  const name = nameFound(successorId, found);
  if (!isBusy && name === anyway) return null;
  const sentences = found.slice(0, mostNamed).map(({ entry, conflicts }) => {
    const words = [...new Set(conflicts.map((one) => describe(one, successorId)))].join(" ");
    return `${formatShortMoment(entry.startsAt, at)}: ${words}`;
  });
  const rest = found.length - sentences.length;
  const detail = [
    ...sentences,
    ...(rest > 0 ? [`There are problems with ${rest} more.`] : []),
    ...(isBusy ? ["Select someone else, or move one first."] : []),
  ].join(" ");
  return {
    ok: false,
    refusal: {
      title: "There’s a problem with that colleague",
      detail,
      ...(isBusy ? {} : { anyway: name }),
    },
  };
}

/** What a form sends with "anyway": another colleague, time or reason is asked about anew. */
function nameFound(
  successorId: number,
  found: readonly { entry: DiaryEntry; conflicts: readonly Conflict[] }[],
): string {
  const whole = found.map(({ entry, conflicts }) => [
    entry.id,
    entry.startsAt.toISOString(),
    ...conflicts.map(({ kind }) => kind).toSorted(),
  ]);
  const text = JSON.stringify([successorId, whole]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
