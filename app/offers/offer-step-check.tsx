import { Fragment } from "react";
import { offerStepsText } from "../brand/offer-steps-text.ts";
import { detailLines } from "./draft-lines.ts";
import { LawNote } from "./offer-step-note.tsx";
import { chosenFrequencyNote, typedRent } from "./offer-step-plan.ts";
import type { OfferStepProps } from "./offer-step-props.ts";

/** Step 8: what was entered, once more. */
export function CheckStep({ form, rules }: OfferStepProps) {
  const answers = form.watch();
  const rent = typedRent(answers["rent"]);
  return (
    <div className="form">
      <p>{offerStepsText.check.intro}</p>
      <dl className="dl">
        {detailLines(answers).map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <LawNote text={chosenFrequencyNote(answers["freq"], rules)} />
      <LawNote text={rent === null ? null : rules.holdingDepositNote(rent)} />
      <p>{offerStepsText.check.next}</p>
    </div>
  );
}
