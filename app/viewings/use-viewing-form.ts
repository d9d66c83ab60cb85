import { useState } from "react";
import * as v from "valibot";
import { type Applicant, applicantFields } from "../../domain/contacts/applicant.ts";
import type { FieldProblem } from "../../domain/shared/posted-form.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { type Draft, writeDraft } from "../forms/draft.ts";
import { findFirstIncompleteStep } from "../../domain/shared/form-steps.ts";
import { useJourney } from "../forms/use-journey.ts";
import type { Viewing, Renter } from "../../domain/viewings/viewing.ts";
import { toFormSchema } from "../forms/form-schema.ts";
import { toTexts, type AddedRenter, getPersonKey, readRenter } from "./renter.ts";
import { useViewingSending } from "./use-viewing-sending.ts";
import { type ViewingAnswers, createViewingPlan, type ViewingStep } from "./viewing-steps.ts";
import { addRenter } from "./add-renter.ts";

export interface ViewingFormPlan {
  viewing: Viewing;
  draft: Draft | null;
  /** Of a form sent without script. */
  errors: readonly FieldProblem[];
  draftKey: string;
  onSent: (firstname: string) => void;
}

type Form = ReturnType<typeof useJourney<ViewingAnswers>>["form"];

/** Renter specification, section 4. */
export function useViewingForm(plan: ViewingFormPlan) {
  const { viewing, draft, errors, draftKey } = plan;
  const [today] = useState(() => getLondonDate(new Date()));
  const { renter, adding, add, disqualify } = useRenter(viewing.renter, draft);
  const known = { contact: viewing.renter !== null, qualified: renter?.isQualified ?? false };
  const { steps, schema } = createViewingPlan(known, today);
  const unqualifiedSteps = createViewingPlan({ ...known, qualified: false }, today).steps;
  const journey = useJourney<ViewingAnswers>({
    steps,
    schema: toFormSchema(schema),
    draft,
    errors,
    saveDraft: (draftToSave) => writeDraft(draftKey, draftToSave),
  });
  const { form, current } = journey;
  const sending = useViewingSending({
    ...plan,
    journey,
    renter,
    unqualifiedSteps: unqualifiedSteps,
    disqualify: () => {
      disqualify();
      form.setValue("isQualified", "no");
    },
  });
  const step = steps[current]!;
  const last = steps.length - 1;
  const isBusy = adding || sending.sending;

  async function goToStep(requested: number): Promise<void> {
    if (isBusy) return;
    if (!(await journey.check()))
      return focusInvalidDay(step, (field) => form.getFieldState(field).invalid);
    if (step.id !== "contact" || requested < current) return journey.jump(requested);
    const added = await add(viewing.home.id, v.parse(v.object(applicantFields), form.getValues()));
    setTexts(form, added ? toTexts(added) : {});
    // The steps may have changed, so the requested one may be gone.
    journey.jump((added?.isQualified ?? false) === known.qualified ? requested : current + 1);
  }

  return {
    journey,
    /** The last step is the check of the answers. */
    steps,
    step,
    schema,
    today,
    isBusy: isBusy,
    prepare: sending.prepare,
    submissionError: sending.submissionError,
    goToStep: goToStep,
    /** Advances, or goes to the check if all is complete, and submits from there. */
    next: async (): Promise<void> => {
      if (isBusy) return;
      if (current === last) return sending.send();
      const isComplete = findFirstIncompleteStep(steps, form.getValues()) > last;
      await goToStep(isComplete ? last : current + 1);
    },
    choose: async (applicant: Applicant): Promise<void> => {
      setTexts(form, applicant);
      form.clearErrors();
      await goToStep(Math.min(findFirstIncompleteStep(steps, form.getValues()), last));
    },
  };
}

function setTexts({ setValue }: Pick<Form, "setValue">, texts: object): void {
  for (const [name, text] of Object.entries(texts)) setValue(name, text);
}

/** The date is not a native field, so it needs manual focus. */
function focusInvalidDay({ id, fields }: ViewingStep, isWrong: (field: string) => boolean): void {
  const wrong = fields.find(isWrong);
  if (id === "schedule" && wrong) document.getElementById(wrong)?.focus();
}

/**
 * The renter of the enquiry, or one that is added once the contact details are known.
 * @param initialRenter of the enquiry that the page was opened with
 */
function useRenter(initialRenter: Renter | null, draft: Draft | null) {
  const [renter, setRenter] = useState<Renter | AddedRenter | null>(
    () => initialRenter ?? readRenter(draft?.answers ?? {}),
  );
  const [adding, setAdding] = useState(false);
  return {
    renter,
    adding,
    /** Adds an unknown renter; null on failure. */
    add: async (listingId: string, applicant: Applicant): Promise<AddedRenter | null> => {
      if (isAddedRenter(renter) && renter.person === getPersonKey(applicant)) return renter;
      setAdding(true);
      const added = await addRenter(listingId, applicant);
      setAdding(false);
      setRenter(added);
      return added;
    },
    /** Clears the qualification, because the server wants the answers. */
    disqualify: () => setRenter((known) => known && { ...known, isQualified: false }),
  };
}

function isAddedRenter(renter: Renter | AddedRenter | null): renter is AddedRenter {
  return renter !== null && "person" in renter;
}
