import { type RefObject, useEffect, useEffectEvent } from "react";

export interface ComboboxField {
  controls: string;
  expanded: boolean;
  active: string | null;
  onType: () => void;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
}

/** Sets the ARIA attributes only once the list is loaded. */
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
