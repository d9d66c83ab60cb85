import { valibotResolver } from "@hookform/resolvers/valibot";
import { type BaseSyntheticEvent, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import { trackBooking } from "../../forms/analytics.ts";
import { fieldOf } from "../../forms/steps.ts";
import type { FieldProblem } from "../../forms/submit.ts";
import { saveApplicant } from "../../forms/use-saved-applicants.ts";
import { useSubmission } from "../../forms/use-submission.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import {
  type BuildingAnswers,
  buildingBody,
  buildingSchema,
  isAsked,
  lackingFields,
} from "./building-request.ts";

/** The one-step form: its fields, what it lacks, and its sending. `onSent` gets who asked. */
export function useBuildingForm(onSent: (applicant: Applicant) => void) {
  const form = useForm<Record<string, string>, unknown, BuildingAnswers>({
    mode: "onTouched",
    resolver: valibotResolver(buildingSchema),
  });
  const submission = useSubmission<BuildingAnswers>("/api/valrequest", buildingBody);
  const submitted = useRef(false);
  const hydrated = useHydrated();
  const typed = useWatch({ control: form.control });

  async function send(answers: BuildingAnswers): Promise<void> {
    if (submission.sending) return;
    if (!submitted.current) trackBooking();
    submitted.current = true;
    if (!(await submission.send(answers, showProblems))) return;
    const { freetext: _, ...applicant } = answers;
    saveApplicant(applicant);
    onSent(applicant);
  }

  function showProblems(errors: FieldProblem[]): FieldProblem[] {
    const placed = errors.filter(({ path }) => isAsked(fieldOf(path)));
    for (const error of placed) {
      const shouldFocus = error === placed[0];
      form.setError(fieldOf(error.path), { message: error.message }, { shouldFocus });
    }
    return errors.filter((error) => !placed.includes(error));
  }

  return {
    form,
    submission,
    /** Fields that are empty or wrong, also by what was typed before the page came to life. */
    lacking: lackingFields(hydrated ? form.getValues() : typed),
    submit: (event: BaseSyntheticEvent) => form.handleSubmit(send)(event),
  };
}
