import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Place } from "../../domain/places/place.ts";
import type { PlaceSuggestionsProps } from "./place-suggestions.tsx";
import { retryImport } from "../ui/retry-import.ts";

const importSuggestions = retryImport(() => import("./place-suggestions.tsx"));

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
  const [Suggestions, setSuggestions] = useState<ComponentType<PlaceSuggestionsProps>>();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    // The field may have focus before hydration.
    if (document.activeElement === input.current) setIsWanted(true);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    importSuggestions().then(
      ({ PlaceSuggestions }) => setSuggestions(() => PlaceSuggestions),
      // Perhaps offline: the field works without suggestions, and the next focus retries.
      () => setIsWanted(false),
    );
  }, [isWanted]);
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
        onFocus={() => setIsWanted(true)}
        onChange={(event) => event.stopPropagation()}
      />
      {Suggestions && <Suggestions input={input} city={city} onChoose={onChoose} />}
    </div>
  );
}
