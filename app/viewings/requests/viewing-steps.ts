import * as v from "valibot";
import { viewingText } from "../../brand/texts/viewing-text.ts";
import {
  contactDetailFields,
  currentStatusFields,
  lookingForFields,
} from "../../../domain/enquiries/qualification.ts";
import type { ViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import { scheduleFields } from "../../../domain/viewings/requests/viewing-times.ts";
import { type Step, createStep } from "../../../domain/shared/fields/form-steps.ts";

type InferFields<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;

/** Fields of omitted steps are missing. */
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

interface KnownDetails {
  contact: boolean;
  qualified: boolean;
}

/** Includes the check (renter specification, section 4). */
export function createViewingPlan(
  known: KnownDetails,
  days: ViewingDays,
): { steps: ViewingStep[]; schema: v.GenericSchema<unknown, ViewingAnswers> } {
  const contact = known.contact ? {} : contactDetailFields;
  const status = known.qualified ? {} : currentStatusFields;
  const wishes = known.qualified ? {} : lookingForFields;
  const schedule = scheduleFields(days);
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
