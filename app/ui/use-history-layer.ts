import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Something that opens over the page with a history entry of its own, so that Back closes it.
 * @param name of its mark in the navigation's state
 */
export function useHistoryLayer(name: string) {
  const navigate = useNavigate();
  const { key, search, hash, state } = useLocation();
  const marks: Record<string, unknown> = typeof state === "object" ? { ...state } : {};
  const isHydrated = useHydrated();
  /** The entry that was left already: a second press must not leave the page. */
  const left = useRef<string | null>(null);
  const mark = isHydrated ? (marks[name] ?? null) : null;
  const show = (value: unknown, replace: boolean) =>
    void navigate(
      { search, hash },
      { state: { ...marks, [name]: value }, preventScrollReset: true, replace },
    );
  return {
    isOpen: mark !== null,
    open: (): void => show("opened", false),
    close: (): void => {
      if (mark === null || left.current === key) return;
      left.current = key;
      // A search on the map added the entry, so going back would undo that search.
      if (mark === "opened") void navigate(-1);
      else show(null, true);
    },
  };
}

/**
 * Gives what opens over the page a history entry while it is open: Back calls `close`.
 * @param close may be called again once it is closed
 * @returns what takes the entry away again after it was closed in another way
 */
export function useBackCloses(name: string, isOpen: boolean, close: () => void): () => void {
  const layer = useHistoryLayer(name);
  const open = useEffectEvent(layer.open);
  const closeByBack = useEffectEvent(close);
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);
  useEffect(() => (layer.isOpen ? () => closeByBack() : undefined), [layer.isOpen]);
  return layer.close;
}
