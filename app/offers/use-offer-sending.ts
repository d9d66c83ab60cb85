import { useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { offerBody, type OfferDraft } from "../../domain/offers/offer.ts";
import { useSubmission } from "../forms/use-submission.ts";
import { isOfferSubmitted } from "./is-offer-submitted.ts";
import {
  type CheckContext,
  mergeByControl,
  findOfferProblems,
  toOfferProblem,
} from "./offer-problems.ts";
import type { OfferProblem } from "./offer-problems.ts";
import type { OfferHome } from "./offer-page-types.ts";

type Answers = Pick<OfferDraft, "tenants"> & { details: NonNullable<OfferDraft["details"]> };

/**
 * Sends an offer: success and a second failure replace the page in the browser's history.
 * @param onSent called before the page goes to its success
 */
export function useOfferSending(
  { id, home, measure }: { id: string; home: OfferHome; measure: CheckContext },
  onSent: () => void,
) {
  const navigate = useNavigate();
  const [problems, setProblems] = useState<OfferProblem[]>([]);
  const busy = useRef(false);
  const { prepare, sending, submissionError, send } = useSubmission<Answers>(
    "/api/placeoffer",
    (answers, recaptchaToken) => offerBody({ id, home, ...answers, recaptchaToken }),
    { failurePath: href("/offer-error") },
  );

  function showProblems(draft: OfferDraft): boolean {
    const found = findOfferProblems(draft, home, measure);
    setProblems(found);
    return found.length === 0;
  }

  async function submit(draft: OfferDraft): Promise<void> {
    const { details, tenants } = draft;
    if (busy.current || !showProblems(draft) || details === null) return;
    busy.current = true;
    const sent = await send({ details, tenants }, (errors) => {
      setProblems(mergeByControl(errors.map(toOfferProblem)));
      return [];
    });
    // The page offers another try from here on, so one may begin while it asks below.
    busy.current = false;
    // Somebody else may have sent it meanwhile, or the answer to an earlier attempt was lost.
    if (!sent && !(await isOfferSubmitted(id))) return;
    onSent();
    await navigate(href("/offer-success"), { replace: true });
  }

  return {
    prepare,
    sending,
    submissionError,
    /** What the last attempt was refused for. */
    problems,
    showProblems,
    /** A second call while one runs does nothing. */
    submit,
  };
}
