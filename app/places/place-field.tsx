import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Place } from "../../domain/places/place.ts";
import type { PlaceSuggestionsProps } from "./place-suggestions.tsx";

export interface PlaceFieldProps {
  /** The parameter that carries the text. */
  name?: string;
  /** What was searched for last. */
  defaultValue?: string;
  label: ReactNode;
  labelClass?: string;
  /** Of the input. */
  className?: string;
  placeholder?: string;
  /** Its places alone are suggested, and the other cities by name. */
  city?: string | undefined;
  /**
   * A suggestion was chosen and the field holds its text. Without it the form is submitted, as
   * Enter does.
   */
  onChoose?: (place: Place) => void;
}

/**
 * A text field for a place. It is a plain field of its form until it is used for the first time;
 * then suggestions are loaded, and it is a combobox. Where they can't be had it stays plain. What
 * is typed changes no search until it is chosen or Enter is pressed: `onChange` of a form around
 * it does not hear it.
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
    // Somebody may be in it before the page has come to life.
    if (document.activeElement === input.current) setIsWanted(true);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    import("./place-suggestions.tsx").then(
      ({ PlaceSuggestions }) => setSuggestions(() => PlaceSuggestions),
      // Offline, perhaps: the field works without, and the next focus tries again.
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
