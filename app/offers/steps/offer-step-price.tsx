import { offerFurnishings, rentFrequencies } from "../../../domain/offers/offer-fields.ts";
import { offerStepsText } from "../../brand/texts/offer-steps-text.ts";
import { Choices } from "../../ui/choices.tsx";
import { getFrequencyNote } from "./offer-step-plan.ts";
import type { OfferStepProps } from "./offer-step-props.ts";
import { OfferInput, LawNote } from "./offer-step-fields.tsx";

const { fields, advertised } = offerStepsText;

export function PriceStep({ form, home, rules }: OfferStepProps) {
  const { register, formState, watch } = form;
  return (
    <div className="form">
      <OfferInput form={form} name="rent" inputMode="numeric" hint={advertised(home.rentPcm)} />
      <div className="stack">
        <Choices
          {...register("freq")}
          {...fields.freq}
          {...(rules.frequencyHint && { hint: rules.frequencyHint })}
          options={rentFrequencies.map((value) => ({ value, label: value }))}
          error={formState.errors["freq"]?.message}
        />
        <LawNote live text={getFrequencyNote(watch("freq"), rules)} />
      </div>
      <LawNote text={rules.rentInAdvanceNote} />
      <Choices
        {...register("furnishing")}
        {...fields.furnishing}
        options={offerFurnishings.map((value) => ({ value, label: value }))}
        error={formState.errors["furnishing"]?.message}
      />
      {home.isB2B && <OfferInput form={form} name="unit" />}
    </div>
  );
}
