import { type MouseEvent, type RefObject, useEffect, useId, useState, useRef } from "react";
import { type Place, formatPlaceLabel } from "../../domain/places/place.ts";
import type { PlaceLookupOptions } from "./look-up-places.ts";
import { getNextActive, noneActive } from "./combobox-keys.ts";
import { useComboboxField } from "./use-combobox-field.ts";
import { lookUpPlaces } from "./look-up-places.ts";

/** Debounce in milliseconds. */
const debounceMs = 150;

/**
 * ARIA 1.2 combobox, list autocomplete with manual selection; focus stays in the field.
 * @param onChoose without it the form is submitted
 * @returns the places, null for no list, and attributes for list and options
 */
export function usePlaceCombobox(
  input: RefObject<HTMLInputElement | null>,
  options: PlaceLookupOptions,
  onChoose: ((place: Place) => void) | undefined,
) {
  const id = useId();
  const { places, lookUp, cancel } = usePlaceLookup(options);
  const [active, setActive] = useState(noneActive);
  const count = places?.length ?? 0;
  const getOptionId = (index: number) => `${id}-${index}`;
  const activeId = active === noneActive ? null : getOptionId(active);

  const close = () => {
    setActive(noneActive);
    cancel();
  };
  const onType = () => {
    setActive(noneActive);
    lookUp(input.current?.value.trim() ?? "");
  };
  const choose = (place: Place) => {
    close();
    fillField(input.current, formatPlaceLabel(place));
    if (onChoose) onChoose(place);
    else input.current?.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const chosen = key === "Enter" ? places?.[active] : undefined;
    const next = getNextActive(key, active, count);
    if (key === "ArrowDown" && count === 0) onType();
    if (chosen !== undefined) choose(chosen);
    else if (key === "Escape" && count > 0) close();
    else if (next !== null) setActive(next);
    else return;
    // Enter would submit the typed text, Escape would close the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
  };
  useComboboxField(input, {
    controls: `${id}-list`,
    expanded: count > 0,
    active: activeId,
    onType,
    onKey: onKeyDown,
    onLeave: close,
  });
  useScrollIntoView(activeId);

  const getOptionProps = (place: Place, index: number) => ({
    id: getOptionId(index),
    role: "option",
    "aria-selected": index === active,
    onClick: () => choose(place),
  });
  return {
    places,
    list: { ...listProps, id: `${id}-list`, hidden: count === 0 },
    option: getOptionProps,
  };
}

const listProps = {
  role: "listbox",
  "aria-label": "Places",
  // A mouse press would blur the field and close the list.
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};

function useScrollIntoView(id: string | null) {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id]);
}

function fillField(field: HTMLInputElement | null, text: string) {
  if (field) field.value = text;
}

interface PlaceLookup {
  /** Null before the first response and after `stop`. */
  places: Place[] | null;
  /** Debounced; stale responses are dropped. */
  lookUp: (text: string) => void;
  cancel: () => void;
}

function usePlaceLookup(options: PlaceLookupOptions): PlaceLookup {
  const [places, setPlaces] = useState<Place[] | null>(null);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const lookUp = (text: string) => {
    pending.current?.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    const runLookup = async () => {
      const found = await lookUpPlaces(text, options, signal);
      if (!signal.aborted) setPlaces(text === "" ? null : found);
    };
    const timer = setTimeout(() => void runLookup(), debounceMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  const cancel = () => {
    pending.current?.abort();
    setPlaces(null);
  };
  return { places, lookUp, cancel };
}
