import type { Refused } from "../platform/submissions/outcome.ts";
import type { FieldProblem } from "../../domain/shared/fields/posted-form.ts";

export const noOffer: Refused = {
  ok: false,
  refusal: {
    title: "Offer not found",
    detail: "We can’t find an offer for this link.",
    errors: [{ path: "id", message: "We can’t find an offer for this link" }],
  },
};

/** Wording from the specification: the page redirects to success when it sees it. */
export const alreadySubmitted: Refused = {
  ok: false,
  refusal: {
    title: "Already submitted",
    detail: "This offer has already been submitted.",
    conflict: { error: "Already submitted" },
  },
};

export const offerEnded: Refused = {
  ok: false,
  refusal: {
    title: "This offer has ended",
    detail: "The offer has expired or was withdrawn, or the home is no longer advertised.",
    gone: true,
  },
};

export function createOfferRefusal(errors: FieldProblem[]): Refused {
  return {
    ok: false,
    refusal: {
      title: "Check what you entered",
      detail: "Some fields are missing or invalid.",
      errors,
    },
  };
}
