import { offerStepsText } from "../brand/offer-steps-text.ts";
import { OfferInput } from "./offer-step-fields.tsx";
import { LawNote } from "./offer-step-note.tsx";
import type { OfferStepProps } from "./offer-step-props.ts";
import { MoveInDateField } from "./offer-step-preferences.tsx";

export function SimpleOfferTerms({ form, home, rules, today }: OfferStepProps) {
  return (
    <div className="form">
      <OfferInput
        form={form}
        name="rent"
        inputMode="numeric"
        hint={offerStepsText.advertised(home.rentPcm)}
      />
      <LawNote text={rules.rentInAdvanceNote} />
      <MoveInDateField form={form} home={home} today={today} />
    </div>
  );
}
