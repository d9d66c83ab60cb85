import { formatNumericDate } from "../../../domain/shared/dates.ts";
import {
  offerStepsText,
  plainOfferText,
  simpleOfferText,
} from "../../brand/texts/offer-steps-text.ts";
import type { OfferStepProps } from "./offer-step-props.ts";
import { OfferInput, OfferTextArea, YesNoField, LawNote } from "./offer-step-fields.tsx";

export function MoveInStep(props: OfferStepProps) {
  return (
    <div className="form">
      <MoveInDateField {...props} />
    </div>
  );
}

export function MoveInDateField({ form, home, today }: Omit<OfferStepProps, "rules">) {
  const { availableFrom } = home;
  const later = availableFrom !== null && availableFrom > today;
  return (
    <OfferInput
      form={form}
      name="startdate"
      type="date"
      min={today}
      hint={
        later ? offerStepsText.freeFrom(formatNumericDate(availableFrom)) : offerStepsText.freeNow
      }
    />
  );
}

export function LengthStep({ form, rules }: OfferStepProps) {
  return (
    <div className="form">
      <OfferInput form={form} name="duration" inputMode="numeric" />
      <LawNote text={rules.lengthNote} />
    </div>
  );
}

export function BreakStep({ form, rules, plain }: OfferStepProps) {
  const hasBreakClause = form.watch("break") === "yes";
  return (
    <div className="form">
      <YesNoField
        form={form}
        name="break"
        onAnswer={(yes) => form.setValue("breakmonth", yes ? "" : "0")}
      />
      {(plain || hasBreakClause) && (
        <OfferInput
          form={form}
          name="breakmonth"
          inputMode="numeric"
          hint={plain ? plainOfferText.breakmonth : undefined}
        />
      )}
      <LawNote text={rules.breakNote} />
    </div>
  );
}

export function RequestsStep({ form, rules, plain }: OfferStepProps) {
  const asksAboutPets = plain || form.watch("pets") === "yes";
  return (
    <div className="form">
      <YesNoField
        form={form}
        name="pets"
        onAnswer={(yes) => {
          if (!yes) form.setValue("pettype", "");
        }}
      />
      {asksAboutPets && (
        <>
          <OfferTextArea
            form={form}
            name="pettype"
            text={plain ? simpleOfferText.pettype : undefined}
          />
          <LawNote text={rules.petNote} />
        </>
      )}
      <OfferTextArea form={form} name="specialrequests" />
      <OfferTextArea form={form} name="freetext" />
    </div>
  );
}
