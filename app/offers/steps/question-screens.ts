import { AffordabilityStep } from "./offer-step-affordability.tsx";
import { PeopleStep } from "./offer-step-people.tsx";
import { BreakStep, LengthStep, MoveInStep, RequestsStep } from "./offer-step-preferences.tsx";
import { PriceStep } from "./offer-step-price.tsx";

/** The steps that ask, in the order of `offerStepsText.questions`. */
export const questionScreens = [
  PriceStep,
  PeopleStep,
  AffordabilityStep,
  MoveInStep,
  LengthStep,
  BreakStep,
  RequestsStep,
];
