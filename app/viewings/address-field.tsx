import { type ComponentType, useEffect, useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useLoaderData } from "react-router";
import { formatPlaceLabel } from "../../domain/places/place.ts";
import type { PlaceSuggestionsProps } from "../places/place-suggestions.tsx";
import { usePostedAnswer } from "../ui/posted-answers.ts";
import { buildDescribedBy, FieldFrame, type FieldText } from "../ui/field.tsx";
import { retryImport } from "../ui/retry-import.ts";

const importSuggestions = retryImport(() => import("../places/place-suggestions.tsx"));

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
  const [Suggestions, setSuggestions] = useState<ComponentType<PlaceSuggestionsProps>>();
  const [isWanted, setIsWanted] = useState(false);
  const { suggestsAddresses } = useLoaderData<{ suggestsAddresses: boolean }>();
  useEffect(() => {
    if (!isWanted) return;
    importSuggestions().then(
      ({ PlaceSuggestions }) => setSuggestions(() => PlaceSuggestions),
      // The field works without suggestions, and the next focus retries.
      () => setIsWanted(false),
    );
  }, [isWanted]);
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
          onFocus={() => setIsWanted(suggestsAddresses)}
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
