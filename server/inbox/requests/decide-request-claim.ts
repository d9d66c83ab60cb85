import * as v from "valibot";
import type { ClaimDecision } from "../../../domain/contacts/claims.ts";
import { hasPermission } from "../../../domain/staff/roles.ts";
import type { AppContext } from "../../app-context.ts";
import { claimDone, claimRefusal, decideClaim } from "../../conversations/decide-claim.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { refuse } from "../../staff/refusals.ts";
import { findConversation } from "../find-conversation.ts";
import { changeAsStaff, type StaffSubmission } from "../staff-change.ts";

const call = { name: "decideclaim", answer: v.object({ done: v.string() }) };

/** Decides on the details that came with a request of this conversation. */
export function decideRequestClaim(
  app: AppContext,
  signedIn: SignedIn,
  { id, claimId, change }: { id: string; claimId: string; change: "take-claim" | "keep-claim" },
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const decision: ClaimDecision = change === "take-claim" ? "taken" : "kept";
  // A record is the whole agency's, whoever answers the request.
  if (!hasPermission(signedIn, "edit-people"))
    return Promise.resolve(refuse("You don’t have permission to change contact records."));
  return changeAsStaff(app, call, submission, async (tx) => {
    const found = await findConversation(tx, id);
    const records = found?.messages.flatMap(({ recordId }) => recordId ?? []) ?? [];
    const outcome = await decideClaim(tx, submission, {
      claimId,
      decision,
      isShown: ({ recordId }) => records.includes(recordId),
      at: app.now(),
    });
    return outcome === "decided"
      ? { ok: true, answer: { done: claimDone[decision] } }
      : refuse(claimRefusal[outcome]);
  });
}
