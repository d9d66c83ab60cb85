import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import "./map-slot.css";

type Part<Props> = (props: Props) => ReactNode;
type State<Props> = "waiting" | "unable" | "failed" | { part: Part<Props> };

/**
 * Placeholder that loads a map's code when it is visible and the browser is idle. Shows a message
 * if the map fails.
 * @param load imports the map component; must be stable across renders
 * @param fallbackText in place of a map that can't be drawn, such as `All homes are in the list.`
 */
export function LazyMap<Props extends object>({
  label,
  load,
  props,
  fallbackText,
}: {
  label: string;
  load: () => Promise<Part<Props>>;
  props: Props;
  fallbackText: string;
}) {
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState<State<Props>>("waiting");
  const loadMap = useCallback(() => {
    setState("waiting");
    load().then(
      (part) => setState({ part }),
      () => setState("failed"),
    );
  }, [load]);
  useEffect(
    () => runWhenVisible(place.current, () => (hasWebGl() ? loadMap() : setState("unable"))),
    [loadMap],
  );
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

/** Calls back once, when the element is in view and the browser is idle. */
function runWhenVisible(element: Element | null, callback: () => void): () => void {
  if (element === null) return () => {};
  let cancel = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    cancel = runWhenIdle(callback);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancel();
  };
}

function runWhenIdle(then: () => void): () => void {
  // Safari lacks `requestIdleCallback`.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(then, { timeout: 2000 });
  return () => window.cancelIdleCallback(request);
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
