import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import "./map-slot.css";

const inViewMs = 1000;

type Part<Props> = (props: Props) => ReactNode;
type State<Props> = "waiting" | "unable" | "failed" | { part: Part<Props> };

/**
 * Placeholder that loads a map's code when it is used, or has been in view for a second: who scrolls
 * past loads nothing. Shows a message if the map fails.
 * @param isUsed whether something else has asked for it, such as a button
 * @param load imports the map component; must be stable across renders
 * @param fallbackText in place of a map that can't be drawn, such as `All homes are in the list.`
 */
export function LazyMap<Props extends object>({
  label,
  load,
  props,
  fallbackText,
  isUsed = false,
}: {
  label: string;
  load: () => Promise<Part<Props>>;
  props: Props;
  fallbackText: string;
  isUsed?: boolean;
}) {
  const place = useRef<HTMLElement>(null);
  const isStarted = useRef(false);
  const [state, setState] = useState<State<Props>>("waiting");
  const loadMap = useCallback(() => {
    setState("waiting");
    load().then(
      (part) => setState({ part }),
      () => setState("failed"),
    );
  }, [load]);
  useEffect(() => {
    const start = () => {
      if (isStarted.current) return;
      isStarted.current = true;
      if (hasWebGl()) loadMap();
      else setState("unable");
    };
    if (!isUsed) return runWhenUsed(place.current, start);
    start();
    return undefined;
  }, [isUsed, loadMap]);
  return (
    <section className="map" ref={place} aria-label={label}>
      {typeof state === "object" && <state.part {...props} />}
      {state === "unable" && (
        <p className="map__message">This browser can’t draw the map. {fallbackText}</p>
      )}
      {state === "failed" && (
        <div className="map__message">
          <p>The map didn’t load. {fallbackText}</p>
          <button type="button" className="btn btn--secondary btn--small" onClick={loadMap}>
            Try again
          </button>
        </div>
      )}
    </section>
  );
}

const useEvents = ["pointerdown", "pointerenter", "focusin"] as const;

/** Calls back once. */
function runWhenUsed(element: Element | null, callback: () => void): () => void {
  if (element === null) return () => {};
  let timer: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(run, inViewMs);
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of useEvents) element.removeEventListener(event, run);
  };
  function run() {
    stop();
    callback();
  }
  observer.observe(element);
  for (const event of useEvents) element.addEventListener(event, run);
  return stop;
}

/** The map needs WebGL 2, which some browsers have disabled. */
function hasWebGl(): boolean {
  try {
    const gl = document.createElement("canvas").getContext("webgl2");
    gl?.getExtension("WEBGL_lose_context")?.loseContext();
    return gl !== null;
  } catch {
    return false;
  }
}
