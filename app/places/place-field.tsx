import { type ReactNode, useId, useRef } from "react";
import type { Place } from "../../domain/places/place.ts";
import { retryImport } from "../ui/retry-import.ts";
import { useLateList } from "../ui/use-late-list.ts";

const importList = retryImport(() => import("./place-suggestions.tsx"));
const loadList = async () => (await importList()).PlaceSuggestions;

export interface PlaceFieldProps {
  name?: string;
  defaultValue?: string;
  label: ReactNode;
  labelClass?: string;
  className?: string;
  placeholder?: string;
  city?: string | undefined;
  /** Called after a suggestion fills the field. Without it the form is submitted, as on Enter. */
  onChoose?: (place: Place) => void;
}

/**
 * A text field that becomes a combobox on first use, or stays plain if suggestions can't load.
 * Typing alone does not trigger a form's `onChange`; only a choice or Enter does.
 */
export function PlaceField({
  name = "q",
  defaultValue,
  label,
  labelClass = "visually-hidden",
  className,
  placeholder = "Enter area, postcode, station or school",
  city,
  onChoose,
}: PlaceFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { List: Suggestions, onFocus } = useLateList(input, loadList);
  return (
    <div className="place-field">
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={className}
        name={name}
        placeholder={placeholder}
        defaultValue={defaultValue}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={onFocus}
        onChange={(event) => event.stopPropagation()}
      />
      {Suggestions && <Suggestions input={input} city={city} onChoose={onChoose} />}
    </div>
  );
}
