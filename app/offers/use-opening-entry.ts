import { useEffect, useRef } from "react";
import { href, type Location, useLocation, useNavigate } from "react-router";
import * as v from "valibot";

const stateSchema = v.object({
  openedAs: v.object({ key: v.string(), index: v.number(), isFirst: v.boolean() }),
});

/** The entry of the browser's history that the page was opened as; `isFirst` has none before it. */
type OpeningEntry = v.InferOutput<typeof stateSchema>["openedAs"];

/**
 * Puts a second entry of the page above the one that it was opened as. Only moves between entries
 * of one document can be asked about: without it, Back to a mail could not.
 */
export function useOpeningEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const opening = useRef<OpeningEntry | null>(null);
  /** What takes the page's place once the history is at its opening entry; null for what is before. */
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
    // a page that the browser had kept alive is back
    const cancelExit = () => {
      exit.current = null;
    };
    addEventListener("pageshow", cancelExit);
    return () => removeEventListener("pageshow", cancelExit);
  }, []);

  return {
    isLeaving: (): boolean => exit.current !== null,
    /** Whether a move within the page arrives at its opening entry. */
    isOpening: ({ key }: Location): boolean => key === opening.current?.key,
    /** Whether the page has entries above its opening one. */
    hasMore: (): boolean => opening.current !== null && getEntryIndex() > opening.current.index,
    /** The next arrival at the opening entry goes on to what is before it. */
    leave: (): void => {
      exit.current = { to: null };
    },
    /** Another page takes the place of the opening entry. */
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

/** The router counts its entries; one that a link within the page made has no number. */
function getEntryIndex(): number {
  return Number(window.history.state?.idx);
}

/**
 * Calls back at the visitor's first act: a browser's Back passes over entries that a page adds
 * before it. These events come before the click that may open a window of the page.
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
