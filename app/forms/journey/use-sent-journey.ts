import type { FormPlan } from "../form-plan.ts";
import { writeDraft } from "../draft.ts";
import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";
import type { FormStart } from "../use-form-start.ts";
import { useJourney } from "./use-journey.ts";
import { useSubmission } from "../sending/use-submission.ts";

export interface SentJourneyOptions<Answers extends object> {
  plan: Pick<FormPlan<Answers>, "steps" | "schema" | "call" | "buildBody">;
  /** Key of the draft in this tab, which is kept until sent. */
  draftKey: string;
  /** Called before the first sending, for analytics. */
  track?: () => void;
  onSent: (answers: Answers) => void;
}

/** A journey whose answers are sent after its last step. */
export function useSentJourney<Answers extends object>(
  { plan, draftKey, track, onSent }: SentJourneyOptions<Answers>,
  { draft, errors }: Pick<FormStart, "draft" | "errors">,
) {
  const { steps, schema } = plan;
  const saveDraft = (toSave: Parameters<typeof writeDraft>[1]) => writeDraft(draftKey, toSave);
  const journey = useJourney<Answers>({ steps, schema, draft, errors, saveDraft });
  const { send, ...submission } = useSubmission(plan.call, plan.buildBody, { track, draftKey });
  return {
    journey,
    ...submission,
    /** Shows the next step, or sends the answers after the last. */
    next: async (
      showProblems: (errors: FieldProblem[]) => FieldProblem[] = journey.showProblems,
    ): Promise<void> => {
      const answers = await journey.next();
      if (!answers || !(await send(answers, showProblems))) return;
      writeDraft(draftKey, null);
      onSent(answers);
    },
  };
}
