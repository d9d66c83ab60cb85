import { type RefObject, useEffect, useEffectEvent } from "react";

/** What a text field does for its list. */
export interface ComboboxField {
  /** The list's id. */
  controls: string;
  expanded: boolean;
  /** The active option's id; null for none. */
  active: string | null;
  onType: () => void;
  onKey: (event: KeyboardEvent) => void;
  /** The focus went elsewhere, or its form was submitted. */
  onLeave: () => void;
}

/**
 * Makes a plain text field a combobox. Its attributes come with its list: a field that said so
 * before would promise too much.
 */
export function useComboboxField(
  input: RefObject<HTMLInputElement | null>,
  { controls, expanded, active, onType, onKey, onLeave }: ComboboxField,
): void {
  const handleType = useEffectEvent(onType);
  const handleKey = useEffectEvent(onKey);
  const handleLeave = useEffectEvent(onLeave);
  useEffect(() => {
    const field = input.current;
    const listening = new AbortController();
    const { signal } = listening;
    field?.addEventListener("input", () => handleType(), { signal });
    field?.addEventListener("keydown", (event) => handleKey(event), { signal });
    field?.addEventListener("blur", () => handleLeave(), { signal });
    field?.form?.addEventListener("submit", () => handleLeave(), { signal });
    // What was typed while the list was loaded.
    if (field === document.activeElement && field?.value !== field?.defaultValue) handleType();
    return () => listening.abort();
  }, [input]);
  useEffect(() => {
    if (input.current)
      setAttributes(input.current, {
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-controls": controls,
        "aria-expanded": String(expanded),
        "aria-activedescendant": active,
      });
  }, [input, controls, expanded, active]);
}

function setAttributes(field: HTMLElement, attributes: Record<string, string | null>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
}
