import * as v from "valibot";

/** Names nobody: a viewing by its calendar id, and whoever tapped by theirs. */
export const keptTap = v.object({
  staffId: v.string(),
  uid: v.string(),
  outcome: v.string(),
  at: v.string(),
});
export type Tap = v.InferOutput<typeof keptTap>;

/** What a tap waits for: the network, a new sign-in, or what the office says. */
export type Answer =
  | { kind: "saved" }
  | { kind: "refused"; why: string }
  | { kind: "waits"; for: "network" | "sign-in" | "office"; why: string };

/** Another open sheet may have sent its own meanwhile, so the first need not be the one. */
export function removeSent(taps: readonly Tap[], sent: Tap): Tap[] {
  return taps.filter(
    ({ uid, outcome, at }) => uid !== sent.uid || outcome !== sent.outcome || at !== sent.at,
  );
}

export function keepTapsOf(taps: readonly Tap[], staffId: string): Tap[] {
  return taps.filter((tap) => tap.staffId === staffId);
}

/** @param response its `detail` is that of a problem document */
export function judgeAnswer(
  response: Pick<Response, "status" | "redirected" | "url"> & { detail: string | null },
): Answer {
  const { status, redirected, url, detail } = response;
  if (redirected && new URL(url).pathname === "/office/no-access")
    return { kind: "waits", for: "office", why: "Your role does not allow this." };
  if (redirected || status === 401) return { kind: "waits", for: "sign-in", why: "" };
  if (status >= 200 && status < 300) return { kind: "saved" };
  if (status === 422) return { kind: "refused", why: detail ?? "The office did not take it." };
  const known = status === 429 ? "Too many at once." : "The site does not answer as it should.";
  return { kind: "waits", for: "office", why: detail ?? known };
}
