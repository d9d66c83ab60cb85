import { offerLimits } from "../../domain/offers/offer-fields.ts";
import { offerStepsText } from "../brand/offer-steps-text.ts";
import { FieldError } from "../ui/field.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { LawNote } from "./offer-step-note.tsx";
import type { OfferStepProps } from "./offer-step-props.ts";
import { peopleAfter, type PeopleField, peopleIn } from "./offer-step-counts.ts";

const { fields, counted } = offerStepsText;

/** Step 2: adults, households, children. */
export function PeopleStep({ form, rules }: OfferStepProps) {
  const people = peopleIn(form.watch());

  function count(field: PeopleField, value: number): void {
    for (const [name, number] of Object.entries(peopleAfter(people, field, value))) {
      form.setValue(name, String(number), { shouldValidate: true });
    }
  }

  const stepper = (field: PeopleField, { least, most }: { least: number; most: number }) => (
    <div className="offer-count">
      <Stepper
        id={field}
        {...fields[field]}
        of={counted[field]}
        value={people[field]}
        min={least}
        max={most}
        onStep={(value) => count(field, value)}
      />
      <FieldError name={field} error={form.formState.errors[field]?.message} />
    </div>
  );
  return (
    <div className="form">
      {stepper("adultCount", offerLimits.adults)}
      {stepper("households", { least: 1, most: people.adultCount })}
      {stepper("childCount", offerLimits.children)}
      <LawNote text={rules.fairnessNote} />
    </div>
  );
}
