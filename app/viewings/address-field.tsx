import { useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useLoaderData } from "react-router";
import { formatPlaceLabel } from "../../domain/places/place.ts";
import { usePostedAnswer } from "../ui/posted-answers.ts";
import { buildDescribedBy, FieldFrame, type FieldText } from "../ui/field.tsx";
import { retryImport } from "../ui/retry-import.ts";
import { useLateList } from "../ui/use-late-list.ts";

const importList = retryImport(() => import("../places/place-suggestions.tsx"));
const loadList = async () => (await importList()).PlaceSuggestions;

/** Free-text address with suggestions on first use, if the site has a geocoder. */
export function AddressField({
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
            none="No suggestions: what you typed stays as it is."
            onChoose={(place) => onFill(formatPlaceLabel(place))}
          />
        )}
      </div>
    </FieldFrame>
  );
}
