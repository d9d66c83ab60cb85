import type { ReactNode } from "react";
import { offerStepsText, simpleOfferText } from "../../brand/texts/offer-steps-text.ts";
import { LawNote, OfferInput, OfferTextArea } from "./offer-step-fields.tsx";
import { MoveInDateField } from "./offer-step-preferences.tsx";
import type { OfferStepProps } from "./offer-step-props.ts";

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

export function SimpleRequests({
  form,
  rules,
  terms,
}: Pick<OfferStepProps, "form" | "rules"> & { terms?: ReactNode }) {
  return (
    <div className="form">
      <OfferTextArea form={form} name="pettype" text={simpleOfferText.pettype} />
      <LawNote text={rules.petNote} />
      <OfferTextArea form={form} name="specialrequests" />
      {terms}
    </div>
  );
}
