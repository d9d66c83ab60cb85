import { offerLimits } from "../../../domain/offers/offer-fields.ts";
import { offerStepsText } from "../../brand/texts/offer-steps-text.ts";
import { FieldError } from "../../ui/field.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { LawNote, OfferInput } from "./offer-step-fields.tsx";
import type { OfferStepProps } from "./offer-step-props.ts";
import { changePeople, type PeopleField, readPeople } from "./offer-step-counts.ts";

const { fields, counted } = offerStepsText;

const counts = ["adultCount", "households", "childCount"] as const;

export function PeopleStep({ form, rules, plain }: OfferStepProps) {
  return (
    <div className="form">
      {plain ? (
        counts.map((name) => <OfferInput key={name} form={form} name={name} inputMode="numeric" />)
      ) : (
        <PeopleSteppers form={form} />
      )}
      <LawNote text={rules.fairnessNote} />
    </div>
  );
}

function PeopleSteppers({ form }: Pick<OfferStepProps, "form">) {
  const people = readPeople(form.watch());

  function changeCount(field: PeopleField, value: number): void {
    for (const [name, number] of Object.entries(changePeople(people, field, value))) {
      form.setValue(name, String(number), { shouldValidate: true });
    }
  }

  const renderStepper = (field: PeopleField, { min, max }: { min: number; max: number }) => (
    <div className="offer-count">
      <Stepper
        id={field}
        {...fields[field]}
        of={counted[field]}
        value={people[field]}
        min={min}
        max={max}
        onStep={(value) => changeCount(field, value)}
      />
      <FieldError name={field} error={form.formState.errors[field]?.message} />
    </div>
  );
  return (
    <>
      {renderStepper("adultCount", offerLimits.adults)}
      {renderStepper("households", { min: 1, max: people.adultCount })}
      {renderStepper("childCount", offerLimits.children)}
    </>
  );
}
