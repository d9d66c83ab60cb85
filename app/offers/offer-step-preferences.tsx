import { formatNumericDate } from "../../domain/shared/dates.ts";
import { offerStepsText } from "../brand/offer-steps-text.ts";
import { LawNote } from "./offer-step-note.tsx";
import type { OfferStepProps } from "./offer-step-props.ts";
import { OfferInput, OfferTextArea, YesNoField } from "./offer-step-fields.tsx";

/** Step 4: the move-in date. */
export function MoveInStep(props: OfferStepProps) {
  return (
    <div className="form">
      <MoveInDateField {...props} />
    </div>
  );
}

/** The move-in date, in the browser's own calendar, from today on. */
export function MoveInDateField({ form, home, today }: Omit<OfferStepProps, "rules">) {
  const { availableFrom } = home;
  const later = availableFrom !== null && availableFrom > today;
  return (
    <OfferInput
      form={form}
      name="startdate"
      type="date"
      min={today}
      hint={later ? offerStepsText.freeFrom(formatNumericDate(availableFrom)) : offerStepsText.freeNow}
    />
  );
}

/** Step 5: the length of the contract, in months. */
export function LengthStep({ form, rules }: OfferStepProps) {
  return (
    <div className="form">
      <OfferInput form={form} name="duration" inputMode="numeric" />
      <LawNote text={rules.lengthNote} />
    </div>
  );
}

/** Step 6: a break clause, and after how many months; 0 without one. */
export function BreakStep({ form, rules }: OfferStepProps) {
  const wanted = form.watch("break") === "yes";
  return (
    <div className="form">
      <YesNoField
        form={form}
        name="break"
        onAnswer={(yes) => form.setValue("breakmonth", yes ? "" : "0")}
      />
      {wanted && <OfferInput form={form} name="breakmonth" inputMode="numeric" />}
      <LawNote text={rules.breakNote} />
    </div>
  );
}

/** Step 7: pets, special requests, and a few words about themselves. */
export function RequestsStep({ form, rules }: OfferStepProps) {
  const hasPets = form.watch("pets") === "yes";
  return (
    <div className="form">
      <YesNoField
        form={form}
        name="pets"
        onAnswer={(yes) => {
          if (!yes) form.setValue("pettype", "");
        }}
      />
      {hasPets && <OfferTextArea form={form} name="pettype" />}
      {hasPets && <LawNote text={rules.petNote} />}
      <OfferTextArea form={form} name="specialrequests" />
      <OfferTextArea form={form} name="freetext" />
    </div>
  );
}
