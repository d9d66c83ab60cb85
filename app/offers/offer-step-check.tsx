import { Fragment } from "react";
import { offerStepsText } from "../brand/offer-steps-text.ts";
import { createDetailLines } from "./draft-lines.ts";
import { LawNote } from "./offer-step-note.tsx";
import { getFrequencyNote, parseOfferRent } from "./offer-step-plan.ts";
import type { OfferStepProps } from "./offer-step-props.ts";

export function CheckStep({ form, rules }: OfferStepProps) {
  const answers = form.watch();
  const rent = parseOfferRent(answers["rent"]);
  return (
    <div className="form">
      <p>{offerStepsText.check.intro}</p>
      <dl className="dl">
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
