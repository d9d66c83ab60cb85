import { useEffect, useMemo, useRef, useState } from "react";
import { useSavedHomes } from "../saved/saved-store.ts";
import { findListedHome } from "../listings/listed-home.ts";
import type { ResultsMapProps } from "./results-map.tsx";
import { scrollToHome } from "./scroll-to-home.ts";

/**
 * Tracks the chosen pin's home. It shows in the list at once, or once a full-screen map is closed.
 */
export function useSelectedHome(
  props: Pick<ResultsMapProps, "onShow" | "onHighlight"> & { isFullScreen: boolean },
  homes: readonly { id: string }[],
): [chosen: string | null, choose: (id: string) => void] {
  const { isFullScreen } = props;
  // A new object for each choice, so that the same home can be chosen again.
  const [selected, setSelected] = useState<{ id: string } | null>(null);
  const latest = useRef({ ...props, homes });
  useEffect(() => {
    latest.current = { ...props, homes };
  });
  useEffect(() => {
    if (selected === null || isFullScreen) return undefined;
    const { id } = selected;
    latest.current.onShow(latest.current.homes.findIndex((home) => home.id === id));
    return scrollToHome(
      () => findListedHome(id),
      (on) => latest.current.onHighlight(on ? id : null),
    );
  }, [selected, isFullScreen]);
  return [selected?.id ?? null, (id) => setSelected({ id })];
}

export function useVisited(chosen: string | null): ReadonlySet<string> {
  const { recent } = useSavedHomes();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  if (chosen !== null && !pressed.includes(chosen)) setPressed([...pressed, chosen]);
  return useMemo(() => new Set([...recent, ...pressed]), [recent, pressed]);
}
