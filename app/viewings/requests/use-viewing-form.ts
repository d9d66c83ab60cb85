import { useState } from "react";
import * as v from "valibot";
import { type Applicant, applicantFields } from "../../../domain/contacts/applicant.ts";
import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";
import { findViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import { trackViewingRequest } from "../../forms/analytics.ts";
import type { Draft } from "../../forms/draft.ts";
import {
  findFirstIncompleteStep,
  findStepIndex,
} from "../../../domain/shared/fields/form-steps.ts";
import type { FormStart } from "../../forms/use-form-start.ts";
import type { useJourney } from "../../forms/journey/use-journey.ts";
import { saveContact } from "../../forms/applicant/saved-contacts.tsx";
import { useSentJourney } from "../../forms/journey/use-sent-journey.ts";
import type { Viewing, Renter } from "../../../domain/viewings/viewing.ts";
import { toFormSchema } from "../../forms/form-schema.ts";
import { toTexts, type AddedRenter, getPersonKey, readRenter } from "./renter.ts";
import { buildViewRequestBody } from "./viewing-body.ts";
import { type ViewingAnswers, createViewingPlan, type ViewingStep } from "./viewing-steps.ts";
import { addRenter } from "./add-renter.ts";

export interface ViewingFormPlan {
  viewing: Viewing;
  start: FormStart;
  draftKey: string;
  onSent: (firstname: string) => void;
}

type Form = ReturnType<typeof useJourney<ViewingAnswers>>["form"];

/** Renter specification, section 4. */
export function useViewingForm(plan: ViewingFormPlan) {
  const { viewing, start } = plan;
  const { renter, adding, add, disqualify } = useRenter(viewing.renter, start.draft);
  const known = { contact: viewing.renter !== null, qualified: renter?.isQualified ?? false };
  const { days, steps, schema, sent } = useViewingSteps(plan, known, renter);
  const { journey, sending, prepare, submissionError, next } = sent;
  const { form, current } = journey;

  /** An expired qualification restores its steps. */
  function showProblems(errors: FieldProblem[]): FieldProblem[] {
    const unqualifiedSteps = createViewingPlan({ ...known, qualified: false }, days).steps;
    const hiddenSteps = errors
      .filter(({ path }) => findStepIndex(steps, path) === -1)
      .map(({ path }) => findStepIndex(unqualifiedSteps, path))
      .filter((step) => step !== -1);
    if (!known.qualified || hiddenSteps.length === 0) return journey.showProblems(errors);
    disqualify();
    form.setValue("isQualified", "no");
    journey.jump(Math.min(...hiddenSteps));
    return [];
  }

  const step = steps[current]!;
  const last = steps.length - 1;
  const isBusy = adding || sending;

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
    days,
    listingId: viewing.home.id,
    isBusy,
    prepare,
    submissionError,
    goToStep,
    /** Advances, or goes to the check if all is complete, and submits from there. */
    next: async (): Promise<void> => {
      if (isBusy) return;
      if (current === last) return next(showProblems);
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

function useViewingSteps(
  { viewing: { home, renter: initialRenter, settings }, start, draftKey, onSent }: ViewingFormPlan,
  known: Parameters<typeof createViewingPlan>[0],
  renter: Renter | null,
) {
  const [days] = useState(() => findViewingDays(settings, new Date()));
  const { steps, schema } = createViewingPlan(known, days);
  const plan = {
    steps,
    schema: toFormSchema(schema),
    call: "/api/viewrequest",
    buildBody: (answers: ViewingAnswers, token: string) =>
      buildViewRequestBody(home, { answers, renter }, token),
  };
  const sent = useSentJourney<ViewingAnswers>(
    {
      plan,
      draftKey,
      track: trackViewingRequest,
      onSent: (answers) => {
        saveContact(answers);
        onSent(initialRenter?.firstname ?? answers.firstname ?? "");
      },
    },
    start,
  );
  return { days, steps, schema, sent };
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
