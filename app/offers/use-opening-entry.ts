import { useEffect, useRef } from "react";
import { href, type Location, useLocation, useNavigate } from "react-router";
import * as v from "valibot";

const stateSchema = v.object({
  openedAs: v.object({ key: v.string(), index: v.number(), isFirst: v.boolean() }),
});

/** The history entry the page was opened as. `isFirst` means that none precedes it. */
type OpeningEntry = v.InferOutput<typeof stateSchema>["openedAs"];

/**
 * Adds a second history entry for the page. Only navigation within a document can be blocked, so
 * without it Back to an external page could not be.
 */
export function useOpeningEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const opening = useRef<OpeningEntry | null>(null);
  /** Where to go on reaching the opening entry; null for the page before it. */
  const exit = useRef<{ to: Location | null } | null>(null);

  useEffect(() => {
    opening.current = readOpeningEntry(location.state) ?? opening.current;
    if (exit.current === null || location.key !== opening.current?.key) return;
    const { to } = exit.current;
    if (to !== null) void navigate(to, { replace: true, state: to.state });
    else if (opening.current.isFirst) void navigate(href("/"), { replace: true });
    else void navigate(-1);
  }, [location, navigate]);

  useFirstInteraction(location.state === null && location.hash === "", () => {
    const openedAs = { key: location.key, index: getEntryIndex(), isFirst: history.length === 1 };
    opening.current = openedAs;
    exit.current = null;
    void navigate({ search: location.search }, { state: { openedAs }, preventScrollReset: true });
  });

  useEffect(() => {
    // restored from the back/forward cache
    const cancelExit = () => {
      exit.current = null;
    };
    addEventListener("pageshow", cancelExit);
    return () => removeEventListener("pageshow", cancelExit);
  }, []);

  return {
    isLeaving: (): boolean => exit.current !== null,
    isOpening: ({ key }: Location): boolean => key === opening.current?.key,
    hasMore: (): boolean => opening.current !== null && getEntryIndex() > opening.current.index,
    /** On reaching the opening entry, continues to the page before it. */
    leave: (): void => {
      exit.current = { to: null };
    },
    /** Replaces the opening entry with another page. */
    leaveTo: (to: Location): void => {
      if (exit.current !== null) return;
      exit.current = { to };
      void navigate((opening.current?.index ?? 0) - getEntryIndex());
    },
  };
}

function readOpeningEntry(state: unknown): OpeningEntry | null {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? parsed.output.openedAs : null;
}

/** The router numbers its entries; those from in-page links have no number. */
function getEntryIndex(): number {
  return Number(window.history.state?.idx);
}

/**
 * Calls back on the first user activation, because Back skips entries added without one. These
 * events precede the click that may open a window.
 */
function useFirstInteraction(isEnabled: boolean, onFirstInteraction: () => void): void {
  const latest = useRef(onFirstInteraction);
  useEffect(() => {
    latest.current = onFirstInteraction;
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onInteraction = () => {
      listening.abort();
      latest.current();
    };
    for (const event of ["pointerup", "keydown"])
      addEventListener(event, onInteraction, { signal, capture: true });
    return () => listening.abort();
  }, [isEnabled]);
}
