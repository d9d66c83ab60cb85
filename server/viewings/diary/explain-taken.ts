import {
  daysAhead,
  explainConflict,
  listNextPossible,
} from "../../../domain/viewings/diary/conflicts.ts";
import { describeTaken } from "../../../domain/viewings/diary/describe-taken.ts";
import { toFreeTimeInstead } from "../../../domain/shared/free-time-instead.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { getBranchLimit, type SignedIn } from "../../staff/sessions.ts";
import { createOwnNames } from "./diary-names.ts";
import { readTime, type StaffTime } from "./warn-of-time.ts";

/** More than one, so that one of them suits. */
const maxTimes = 3;

/**
 * @param time null where nothing was planned
 * @param offers how many times are offered instead. None where the page has its own
 * @returns the outcome; if something stands at the time or speaks against it, with what stands there and
 *   when the same person is free
 */
export async function explainTaken<Answer>(
  { database: { orm }, now }: AppContext,
  signedIn: Pick<SignedIn, "branchView">,
  time: Omit<StaffTime, "anyway"> | null,
  outcome: Outcome<Answer>,
  offers = maxTimes,
): Promise<Outcome<Answer>> {
  if (outcome.ok || time === null) return outcome;
  const { conflict, anyway } = outcome.refusal;
  if (conflict === undefined && (anyway === undefined || offers === 0)) return outcome;
  const at = now();
  // The way to the next appointment counts, too.
  const { diary, wanted } = await readTime(orm, time, at, offers > 0 ? daysAhead + 1 : 1);
  const find = (id: number) => diary.people.find((one) => one.id === id)?.name;
  const nameOwn = await createOwnNames(orm, diary, getBranchLimit(signedIn));
  const taken = describeTaken(explainConflict(diary, wanted, at), {
    person: find(wanted.negotiatorId)?.split(" ")[0] ?? "",
    namePerson: (id) => find(id) ?? "Someone",
    nameEntry: ({ id }) => nameOwn(id),
  });
  const detail = conflict === undefined || taken === "" ? outcome.refusal.detail : taken;
  const freeTimes = listNextPossible(diary, wanted, at, offers).map(({ startsAt }) =>
    toFreeTimeInstead(startsAt, at),
  );
  return { ok: false, refusal: { ...outcome.refusal, detail, freeTimes } };
}
