import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useEffectEvent,
} from "react";
import { getNextActive, noneActive } from "./combobox-keys.ts";

/** Debounce in milliseconds. */
const debounceMs = 150;

export interface Combobox<One> {
  /** Of the list, for screen readers. */
  label: string;
  /** What the server finds for a text. Empty on failure, as the text itself can still be sent. */
  lookUp: (text: string, signal: AbortSignal) => Promise<One[]>;
  /** What the field says once one is chosen. */
  getText: (one: One) => string;
  /** Called after the field is filled. Without it the form is submitted, as on Enter. */
  onChoose?: ((one: One) => void) | undefined;
}

/**
 * ARIA 1.2 combobox, list autocomplete with manual selection; focus stays in the field.
 * @returns what was found, null for no list, and attributes for list and options
 */
export function useCombobox<One>(
  input: RefObject<HTMLInputElement | null>,
  { label, getText, onChoose, ...options }: Combobox<One>,
) {
  const id = useId();
  const { found, lookUp, cancel } = useLookup(options.lookUp);
  const [active, setActive] = useState(noneActive);
  const count = found?.length ?? 0;
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
  const choose = (one: One) => {
    close();
    fillField(input.current, getText(one));
    if (onChoose) onChoose(one);
    else input.current?.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const chosen = key === "Enter" ? found?.[active] : undefined;
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

  const getOptionProps = (one: One, index: number) => ({
    id: getOptionId(index),
    role: "option",
    "aria-selected": index === active,
    onClick: () => choose(one),
  });
  return {
    found,
    list: { ...listProps, "aria-label": label, id: `${id}-list`, hidden: count === 0 },
    option: getOptionProps,
  };
}

const listProps = {
  role: "listbox",
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

interface Lookup<One> {
  /** Null before the first response and after `cancel`. */
  found: One[] | null;
  /** Debounced; stale responses are dropped. */
  lookUp: (text: string) => void;
  cancel: () => void;
}

function useLookup<One>(ask: Combobox<One>["lookUp"]): Lookup<One> {
  const [found, setFound] = useState<One[] | null>(null);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const lookUp = (text: string) => {
    pending.current?.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    const runLookup = async () => {
      const answer = await ask(text, signal);
      if (!signal.aborted) setFound(text === "" ? null : answer);
    };
    const timer = setTimeout(() => void runLookup(), debounceMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  const cancel = () => {
    pending.current?.abort();
    setFound(null);
  };
  return { found, lookUp, cancel };
}

interface ComboboxField {
  controls: string;
  expanded: boolean;
  active: string | null;
  onType: () => void;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
}

/** Sets the ARIA attributes only once the list is loaded. */
function useComboboxField(
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
