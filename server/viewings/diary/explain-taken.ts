import {
  daysAhead,
  explainConflict,
  listNextPossible,
} from "../../../domain/viewings/diary/conflicts.ts";
import { describeTaken } from "../../../domain/viewings/diary/describe-taken.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { getBranchLimit, type SignedIn } from "../../staff/sessions.ts";
import { createOwnNames } from "./diary-names.ts";
import { readTime, type StaffTime } from "./warn-of-time.ts";

/** More than one, so that one of them suits. */
const mostTimes = 3;

/**
 * @param time null where nothing was planned
 * @param offers how many times are named instead. None where the page has its own
 * @returns the outcome; if something stands at the time, with what it is and when the same person is free
 */
export async function explainTaken<Answer>(
  { database: { orm }, now }: AppContext,
  signedIn: Pick<SignedIn, "branchView">,
  time: Omit<StaffTime, "anyway"> | null,
  outcome: Outcome<Answer>,
  offers = mostTimes,
): Promise<Outcome<Answer>> {
  if (outcome.ok || outcome.refusal.conflict === undefined || time === null) return outcome;
  const at = now();
  // The way to the next appointment counts, too.
  const { diary, wanted } = await readTime(orm, time, at, offers > 0 ? daysAhead + 1 : 1);
  const find = (id: number) => diary.people.find((one) => one.id === id)?.name;
  const nameOwn = await createOwnNames(orm, diary, getBranchLimit(signedIn));
  const detail = describeTaken(
    explainConflict(diary, wanted, at),
    listNextPossible(diary, wanted, at, offers),
    {
      person: find(wanted.negotiatorId)?.split(" ")[0] ?? "",
      now: at,
      namePerson: (id) => find(id) ?? "Someone",
      nameEntry: ({ id }) => nameOwn(id),
    },
  );
  return detail === "" ? outcome : { ok: false, refusal: { ...outcome.refusal, detail } };
}
