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
import { ViewingCountField } from "./current-status.tsx";
import { SelectField } from "./select-field.tsx";
import { getFieldProps, poundsInputProps, type ViewingFieldsForm } from "./viewing-field.ts";

const ratherNotSay = "Rather not say";

export function LookingForFields({ form }: { form: ViewingFieldsForm }) {
  return (
    <div className="form form--two-columns">
      <Field {...getFieldProps(form, "maxRent")} {...poundsInputProps} after="pcm" />
      <ViewingCountField form={form} name="bedrooms" min={0} />
      <Field {...getFieldProps(form, "startDate")} type="date" />
      <SelectField
        {...getFieldProps(form, "duration")}
        options={tenancyLengths}
        none={ratherNotSay}
      />
      <Choices {...getFieldProps(form, "breakClause")} options={toOptions(breakClauses)} wide />
      <Choices {...getFieldProps(form, "furnishing")} options={toOptions(furnishingWishes)} wide />
      <Choices {...getFieldProps(form, "parking")} options={toOptions(yesOrNo)} />
      <Choices {...getFieldProps(form, "pets")} options={toOptions(yesOrNo)} />
      <Choices {...getFieldProps(form, "adverseCredit")} options={toOptions(yesOrNo)} />
      <Choices {...getFieldProps(form, "rightToRent")} options={toOptions(yesOrNo)} />
      <Choices {...getFieldProps(form, "currentlyRenting")} options={toOptions(yesOrNo)} />
      <SelectField
        {...getFieldProps(form, "movingReason")}
        options={movingReasons}
        none={ratherNotSay}
      />
      <div className="full">
        <AddressField
          {...getFieldProps(form, "currentAddress")}
          onFill={(text) => form.setValue("currentAddress", text, { shouldValidate: true })}
        />
      </div>
      <Field {...getFieldProps(form, "vacatingDate")} type="date" />
    </div>
  );
}

function toOptions(choices: readonly string[]) {
  return choices.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  }));
}
