import { useRef } from "react";
import * as v from "valibot";
import { applicantFields } from "../../domain/contacts/applicant.ts";
import { trackViewingRequest } from "../forms/analytics.ts";
import { writeDraft } from "../forms/draft.ts";
import { type Step, findStepIndex } from "../../domain/shared/form-steps.ts";
import type { FieldProblem } from "../../domain/shared/posted-form.ts";
import type { useJourney } from "../forms/use-journey.ts";
import { saveApplicant } from "../forms/use-saved-applicants.ts";
import { useSubmission } from "../forms/use-submission.ts";
import type { Viewing } from "../../domain/viewings/viewing.ts";
import type { Renter } from "../../domain/viewings/viewing.ts";
import { buildViewRequestBody, type ViewingSubmission } from "./viewing-body.ts";
import type { ViewingAnswers } from "./viewing-steps.ts";

interface ViewingSendingOptions {
  viewing: Viewing;
  journey: ReturnType<typeof useJourney<ViewingAnswers>>;
  renter: Renter | null;
  /** Steps for an unqualified visitor. */
  unqualifiedSteps: readonly Step<string>[];
  disqualify: () => void;
  draftKey: string;
  onSent: (firstname: string) => void;
}

export function useViewingSending(options: ViewingSendingOptions) {
  const { viewing, journey, renter, draftKey, onSent } = options;
  const submission = useSubmission<ViewingSubmission>("/api/viewrequest", (sent, token) =>
    buildViewRequestBody(viewing.home, sent, token),
  );
  const tracked = useRef(false);

  /** An expired qualification restores its steps. */
  function showProblems(errors: FieldProblem[]): FieldProblem[] {
    const hiddenSteps = errors
      .filter(({ path }) => findStepIndex(journey.steps, path) === -1)
      .map(({ path }) => findStepIndex(options.unqualifiedSteps, path))
      .filter((step) => step !== -1);
    if (!renter?.isQualified || hiddenSteps.length === 0) return journey.showProblems(errors);
    options.disqualify();
    journey.jump(Math.min(...hiddenSteps));
    return [];
  }

  return {
    sending: submission.sending,
    prepare: submission.prepare,
    submissionError: submission.submissionError,
    send: async (): Promise<void> => {
      const answers = await journey.next();
      if (!answers) return;
      if (!tracked.current) trackViewingRequest();
      tracked.current = true;
      if (!(await submission.send({ answers, renter }, showProblems))) return;
      const applicant = v.safeParse(v.object(applicantFields), answers);
      if (applicant.success) saveApplicant(applicant.output);
      writeDraft(draftKey, null);
      onSent(viewing.renter?.firstname ?? answers.firstname ?? "");
    },
  };
}
