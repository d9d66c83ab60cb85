import * as v from "valibot";
import { viewingText } from "../brand/viewing-text.ts";
import {
  contactDetailFields,
  currentStatusFields,
  lookingForFields,
} from "../../domain/enquiries/qualification.ts";
import { scheduleFields } from "../../domain/viewings/viewing-times.ts";
import { type Step, createStep } from "../forms/steps.ts";

type InferFields<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;

/** What the steps ask for together; those of a step that was left out are missing. */
export type ViewingAnswers = InferFields<ReturnType<typeof scheduleFields>> &
  Partial<
    InferFields<typeof contactDetailFields> &
      InferFields<typeof currentStatusFields> &
      InferFields<typeof lookingForFields>
  >;

export type ViewingStepId = keyof typeof viewingText.steps;

export interface ViewingStep extends Step<string> {
  id: ViewingStepId;
}

/** What the house knows already, so that it need not be asked. */
interface KnownDetails {
  /** Who it is: the visitor came from an enquiry of theirs. */
  contact: boolean;
  /** What `isQualified` says. */
  qualified: boolean;
}

/**
 * The steps that are left to ask, the check of the answers included, and the schema of them all
 * (renter specification, section 4).
 * @param today London's date, `YYYY-MM-DD`
 */
export function createViewingPlan(
  known: KnownDetails,
  today: string,
): { steps: ViewingStep[]; schema: v.GenericSchema<unknown, ViewingAnswers> } {
  const contact = known.contact ? {} : contactDetailFields;
  const status = known.qualified ? {} : currentStatusFields;
  const wishes = known.qualified ? {} : lookingForFields;
  const schedule = scheduleFields(today);
  return {
    steps: [
      ...(known.contact ? [] : [createViewingStep("contact", contact)]),
      ...(known.qualified
        ? []
        : [createViewingStep("status", status), createViewingStep("wishes", wishes)]),
      createViewingStep("schedule", schedule),
      { ...createViewingStep("check", {}), focusId: "check-answers" },
    ],
    schema: v.object({ ...contact, ...status, ...wishes, ...schedule }),
  };
}

function createViewingStep(id: ViewingStepId, entries: v.ObjectEntries): ViewingStep {
  return { id, ...createStep(viewingText.steps[id], entries) };
}
