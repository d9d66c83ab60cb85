import {
  breakClauses,
  furnishingWishes,
  movingReasons,
  tenancyLengths,
  yesOrNo,
} from "../../domain/enquiries/qualification-choices.ts";
import { Choices } from "../ui/choices.tsx";
import { Field } from "../ui/field.tsx";
import { AddressField } from "./address-field.tsx";
import { Count } from "./current-status.tsx";
import { SelectField } from "./select-field.tsx";
import { asked, typedPounds, type ViewingFields } from "./viewing-field.ts";

const unsaid = "Rather not say";

/** Step 3. */
export function LookingFor({ form }: { form: ViewingFields }) {
  return (
    <div className="form form--2">
      <Field {...asked(form, "maxRent")} {...typedPounds} after="pcm" />
      <Count form={form} name="bedrooms" least={0} />
      <Field {...asked(form, "startDate")} type="date" />
      <SelectField {...asked(form, "duration")} options={tenancyLengths} none={unsaid} />
      <Choices {...asked(form, "breakClause")} options={tiles(breakClauses)} wide />
      <Choices {...asked(form, "furnishing")} options={tiles(furnishingWishes)} wide />
      <Choices {...asked(form, "parking")} options={tiles(yesOrNo)} />
      <Choices {...asked(form, "pets")} options={tiles(yesOrNo)} />
      <Choices {...asked(form, "adverseCredit")} options={tiles(yesOrNo)} />
      <Choices {...asked(form, "rightToRent")} options={tiles(yesOrNo)} />
      <Choices {...asked(form, "currentlyRenting")} options={tiles(yesOrNo)} />
      <SelectField {...asked(form, "movingReason")} options={movingReasons} none={unsaid} />
      <div className="full">
        <AddressField
          {...asked(form, "currentAddress")}
          onFill={(text) => form.setValue("currentAddress", text, { shouldValidate: true })}
        />
      </div>
      <Field {...asked(form, "vacatingDate")} type="date" />
    </div>
  );
}

function tiles(choices: readonly string[]) {
  return choices.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  }));
}
