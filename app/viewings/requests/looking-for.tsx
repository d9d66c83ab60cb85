import { useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useLoaderData } from "react-router";
import {
  breakClauses,
  furnishingWishes,
  movingReasons,
  tenancyLengths,
  yesOrNo,
} from "../../../domain/enquiries/qualification-choices.ts";
import { Choices } from "../../ui/choices.tsx";
import { Field, buildDescribedBy, FieldFrame, type FieldText } from "../../ui/field.tsx";
import { formatPlaceLabel } from "../../../domain/places/place.ts";
import { usePostedAnswer } from "../../ui/posted-answers.ts";
import { retryImport } from "../../ui/retry-import.ts";
import { useLateList } from "../../ui/use-late-list.ts";
import { ViewingCountField } from "./current-status.tsx";
import { SelectField } from "./select-field.tsx";
import { getFieldProps, poundsInputProps, type ViewingFieldsForm } from "./viewing-field.ts";

const ratherNotSay = "Prefer not to say";

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

const importList = retryImport(() => import("../../places/place-suggestions.tsx"));
const loadList = async () => (await importList()).PlaceSuggestions;

/** Free-text address with suggestions on first use, if the site has a geocoder. */
function AddressField({
  label,
  hint,
  error,
  mark,
  onFill,
  ref,
  ...input
}: FieldText & { onFill: (text: string) => void } & UseFormRegisterReturn) {
  const field = useRef<HTMLInputElement>(null);
  const { suggestsAddresses } = useLoaderData<{ suggestsAddresses: boolean }>();
  const { List: Suggestions, onFocus } = useLateList(field, suggestsAddresses ? loadList : null);
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} mark={mark}>
      <div className="address-field">
        <input
          type="text"
          autoComplete="street-address"
          defaultValue={usePostedAnswer(input.name)}
          {...input}
          ref={(element) => {
            ref(element);
            field.current = element;
          }}
          className="input"
          id={input.name}
          aria-required={mark === "required" || undefined}
          aria-describedby={buildDescribedBy(input.name, hint, error)}
          aria-invalid={error ? true : undefined}
          onFocus={onFocus}
        />
        {Suggestions && (
          <Suggestions
            input={field}
            addresses
            none="No suggestions. We’ll use what you typed."
            onChoose={(place) => onFill(formatPlaceLabel(place))}
          />
        )}
      </div>
    </FieldFrame>
  );
}
