import {
  breakClauses,
  furnishingWishes,
  movingReasons,
  tenancyLengths,
  yesOrNo,
} from "../../../domain/qualification-choices.ts";
import { Field } from "../../ui/field.tsx";
import { AddressField } from "./address-field.tsx";
import { ChoiceTiles } from "./choice-tiles.tsx";
import { Count } from "./current-status.tsx";
import { PoundsField } from "./pounds-field.tsx";
import { SelectField } from "./select-field.tsx";
import { asked, type ViewingFields } from "./viewing-field.ts";

const unsaid = "Rather not say";

/** Step 3. */
export function LookingFor({ form }: { form: ViewingFields }) {
  return (
    <div className="form form--2">
      <PoundsField {...asked(form, "maxRent")} per="pcm" />
      <Count form={form} name="bedrooms" least={0} />
      <Field {...asked(form, "startDate")} type="date" />
      <SelectField {...asked(form, "duration")} options={tenancyLengths} none={unsaid} />
      <ChoiceTiles {...asked(form, "breakClause")} options={breakClauses} wide />
      <ChoiceTiles {...asked(form, "furnishing")} options={furnishingWishes} wide />
      <ChoiceTiles {...asked(form, "parking")} options={yesOrNo} />
      <ChoiceTiles {...asked(form, "pets")} options={yesOrNo} />
      <ChoiceTiles {...asked(form, "adverseCredit")} options={yesOrNo} />
      <ChoiceTiles {...asked(form, "rightToRent")} options={yesOrNo} />
      <ChoiceTiles {...asked(form, "currentlyRenting")} options={yesOrNo} />
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
