import { useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { createOfferBody, type OfferDraft } from "../../domain/offers/offer.ts";
import { keepFormPhone } from "../agency/form-phone.ts";
import { usePhone } from "../agency/use-phone.ts";
import { useSubmission } from "../forms/sending/use-submission.ts";
import { isOfferSubmitted } from "./is-offer-submitted.ts";
import {
  type CheckContext,
  mergeByControl,
  findOfferProblems,
  toOfferProblem,
} from "./offer-problems.ts";
import type { OfferProblem } from "./offer-problems.ts";
import type { useOfferDraft } from "./draft/use-offer-draft.ts";
import type { OfferHome } from "./offer-page-types.ts";

type DraftSaving = Pick<ReturnType<typeof useOfferDraft>, "setPaused" | "stop">;
type Answers = Pick<OfferDraft, "tenants"> & { details: NonNullable<OfferDraft["details"]> };

/** Success and a second failure replace the page in the history. */
export function useOfferSending(
  { id, home, measure }: { id: string; home: OfferHome; measure: CheckContext },
  draftSaving: DraftSaving,
) {
  const navigate = useNavigate();
  const phone = usePhone();
  const [problems, setProblems] = useState<OfferProblem[]>([]);
  const busy = useRef(false);
  const { prepare, sending, submissionError, send } = useSubmission<Answers>(
    "/api/placeoffer",
    (answers, recaptchaToken) => createOfferBody({ id, home, ...answers, recaptchaToken }),
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
    draftSaving.setPaused(true);
    const sent = await send({ details, tenants }, (errors) => {
      setProblems(mergeByControl(errors.map(toOfferProblem)));
      return [];
    });
    // Reset first: the form is usable again while the request below runs.
    busy.current = false;
    if (!sent) {
      draftSaving.setPaused(false);
      // It may have been submitted elsewhere, or an earlier response was lost.
      if (!(await isOfferSubmitted(id))) return;
    }
    draftSaving.stop();
    keepFormPhone(phone);
    await navigate(href("/offer-success"), { replace: true });
  }

  return {
    prepare,
    sending,
    submissionError,
    problems,
    showProblems,
    submit,
  };
}
