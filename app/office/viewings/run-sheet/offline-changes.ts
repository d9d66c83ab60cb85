import * as v from "valibot";
import {
  type ViewingOutcome,
  viewingOutcomes,
} from "../../../../domain/viewings/appointments/appointment.ts";
import { viewingOutcomeNames } from "../../../../domain/viewings/bookings/booking-names.ts";

/** Names nobody: a viewing by its calendar id, and whoever tapped by theirs. */
export const offlineChange = v.object({
  staffId: v.string(),
  uid: v.string(),
  outcome: v.string(),
  at: v.string(),
});
export type OfflineChange = v.InferOutput<typeof offlineChange>;

/** What a tap waits for: the network, a new sign-in, or what the office says. */
export type Answer =
  | { kind: "saved" }
  | { kind: "refused"; why: string }
  | { kind: "waits"; for: "network" | "sign-in" | "office"; why: string };

/** Another open sheet may have sent its own meanwhile, so the first need not be the one. */
export function removeSent(taps: readonly OfflineChange[], sent: OfflineChange): OfflineChange[] {
  return taps.filter(
    ({ uid, outcome, at }) => uid !== sent.uid || outcome !== sent.outcome || at !== sent.at,
  );
}

export function keepChangesOf(taps: readonly OfflineChange[], staffId: string): OfflineChange[] {
  return taps.filter((tap) => tap.staffId === staffId);
}

/** @param response its `detail` is that of a problem document */
export function judgeAnswer(
  response: Pick<Response, "status" | "redirected" | "url"> & { detail: string | null },
): Answer {
  const { status, redirected, url, detail } = response;
  if (redirected && new URL(url).pathname === "/office/no-access")
    return { kind: "waits", for: "office", why: "You don’t have permission to do this." };
  if (redirected || status === 401) return { kind: "waits", for: "sign-in", why: "" };
  if (status >= 200 && status < 300) return { kind: "saved" };
  if (status === 422) return { kind: "refused", why: detail ?? "We couldn’t save this." };
  const known =
    status === 429 ? "Too many changes at once." : "The site isn’t responding properly.";
  return { kind: "waits", for: "office", why: detail ?? known };
}

/** A tap that the office refused, and why. */
export interface OfflineChangeProblem {
  tap: OfflineChange;
  why: string;
}

/** One for a viewing: of the last tap, and none once one was saved. */
export function noteProblem(
  problems: readonly OfflineChangeProblem[],
  tap: OfflineChange,
  answer: Exclude<Answer, { kind: "waits" }>,
): OfflineChangeProblem[] {
  const others = problems.filter((one) => one.tap.uid !== tap.uid);
  return answer.kind === "refused" ? [...others, { tap, why: answer.why }] : others;
}

/** @param visits of the sheet, which may no longer have the one that was tapped */
export function describeProblem(
  { tap, why }: OfflineChangeProblem,
  visits: readonly { uid: string; name: string; time: string }[],
): string {
  const visit = visits.find(({ uid }) => uid === tap.uid);
  const outcome = viewingOutcomes.find((one) => one === tap.outcome);
  const what = outcome ? `‘${outcomeNames[outcome]}’` : "A change";
  const whose = visit ? ` for ${visit.name} at ${visit.time}` : "";
  return `${what}${whose} wasn’t saved. ${why}`;
}

/** Short, for three buttons in a row. */
export const outcomeNames: Record<ViewingOutcome, string> = {
  ...viewingOutcomeNames,
  "no-show": "No-show",
};
