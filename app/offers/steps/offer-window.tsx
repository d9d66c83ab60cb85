import { useState, Fragment } from "react";
import { offerStepsText } from "../../brand/texts/offer-steps-text.ts";
import { detailLabels } from "../../brand/offer-labels.ts";
import { JourneyForm } from "../../forms/journey/journey-form.tsx";
import { useJourney } from "../../forms/journey/use-journey.ts";
import type { OfferWindowProps } from "../offer-page-types.ts";
import {
  getInitialAnswers,
  createOfferPlan,
  parseOfferRent,
  getFrequencyNote,
} from "./offer-step-plan.ts";
import { questionScreens } from "./question-screens.ts";
import { createInitialDraft } from "./offer-step-checks.ts";
import { OfferWindowFrame } from "./offer-window-frame.tsx";
import { LawNote } from "./offer-step-fields.tsx";
import type { OfferStepProps } from "./offer-step-props.ts";
import { createDetailLines } from "../draft/draft-lines.ts";

const screens = [...questionScreens, CheckStep];

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
        labels={detailLabels}
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

function CheckStep({ form, rules }: OfferStepProps) {
  const answers = form.watch();
  const rent = parseOfferRent(answers["rent"]);
  return (
    <div className="form">
      <p>{offerStepsText.check.intro}</p>
      <dl className="term-list">
        {createDetailLines(answers).map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <LawNote text={getFrequencyNote(answers["freq"], rules)} />
      <LawNote text={rent === null ? null : rules.holdingDepositNote(rent)} />
      <p>{offerStepsText.check.next}</p>
    </div>
  );
}
