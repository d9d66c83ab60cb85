import type { OfferWindowProps } from "../offer-page-types.ts";
import type { StepForm } from "./offer-step-fields.tsx";

export interface OfferStepProps extends Pick<OfferWindowProps, "home" | "rules" | "today"> {
  form: StepForm;
  /** Without script: native fields only, also those that depend on an answer. */
  plain?: boolean;
}
