import { useState } from "react";
import { offerStepsText } from "../brand/offer-steps-text.ts";
import { JourneyForm } from "../forms/journey-form.tsx";
import { useJourney } from "../forms/use-journey.ts";
import type { OfferWindowProps } from "./offer-page-types.ts";
import { AffordabilityStep } from "./offer-step-affordability.tsx";
import { CheckStep } from "./offer-step-check.tsx";
import { PeopleStep } from "./offer-step-people.tsx";
import { getInitialAnswers, createOfferPlan } from "./offer-step-plan.ts";
import { PriceStep } from "./offer-step-price.tsx";
import { BreakStep, LengthStep, MoveInStep, RequestsStep } from "./offer-step-preferences.tsx";
import { createInitialDraft } from "./offer-step-checks.ts";
import { OfferWindowFrame } from "./offer-window-frame.tsx";

const screens = [
  PriceStep,
  PeopleStep,
  AffordabilityStep,
  MoveInStep,
  LengthStep,
  BreakStep,
  RequestsStep,
  CheckStep,
];

/** Renter specification, section 4. */
export function OfferWindow({
  home,
  today,
  rules,
  initial,
  onChange,
  onBack,
  onDone,
}: OfferWindowProps) {
  const plan = createOfferPlan({ home, rules, today });
  const [draft] = useState(() => createInitialDraft(plan.steps, getInitialAnswers(initial, home)));
  const journey = useJourney({
    ...plan,
    draft,
    saveDraft: ({ answers }) => onChange(answers),
    name: "offerStep",
  });
  const leave = () => journey.leave(onBack);
  const Screen = screens[journey.current]!;

  async function next(): Promise<void> {
    const details = await journey.next();
    if (details) journey.leave(() => onDone(details));
  }

  return (
    <OfferWindowFrame back={offerStepsText.back} onBack={leave}>
      <JourneyForm
        heading={offerStepsText.heading}
        journey={journey}
        sendLabel={offerStepsText.done}
        sending={false}
        onNext={() => void next()}
        onFirstFocus={noop}
        onLeave={leave}
      >
        <Screen form={journey.form} home={home} rules={rules} today={today} />
      </JourneyForm>
    </OfferWindowFrame>
  );
}

function noop(): void {}
