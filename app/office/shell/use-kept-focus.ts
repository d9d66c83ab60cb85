import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** What can stand for a button that went: read aloud it says where on the page one is. */
const places = "li, tr, section, article, aside, main";

/**
 * A button often goes with what it did: “Publish” once the home is published. The focus would be
 * nowhere then, so the nearest part around the button that is still there takes it.
 */
export function useKeptFocus(): void {
  const { state, formMethod } = useNavigation();
  const around = useRef<HTMLElement[]>([]);
  const isSent = useRef(false);
  useEffect(() => {
    const note = ({ submitter, target }: SubmitEvent) => {
      around.current = listAround(submitter ?? target);
    };
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);
  useEffect(() => {
    if (state !== "idle") {
      if (formMethod === "POST") isSent.current = true;
      return;
    }
    if (isSent.current && document.activeElement === document.body) {
      const place = around.current.find(({ isConnected }) => isConnected);
      if (place && place.tabIndex < 0) place.tabIndex = -1;
      place?.focus({ preventScroll: true });
    }
    isSent.current = false;
  }, [state, formMethod]);
}

/** The nearest first. */
function listAround(target: EventTarget | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  let place = target instanceof HTMLElement ? target.closest<HTMLElement>(places) : null;
  while (place) {
    found.push(place);
    place = place.parentElement?.closest<HTMLElement>(places) ?? null;
  }
  return found;
}
