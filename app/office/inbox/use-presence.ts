import { useCallback, useEffect, useRef } from "react";
import { href } from "react-router";

/** Often enough that colleagues see it for as long as somebody writes. */
const renewMs = 15_000;

/**
 * Tells colleagues that somebody is writing, and that it is over when the conversation is left.
 * @returns to be called on each change of the text
 */
export function usePresence(id: string): () => void {
  const toldAt = useRef(0);
  useEffect(
    () => () => {
      if (toldAt.current > 0) tell(id, "off");
    },
    [id],
  );
  return useCallback(() => {
    const now = performance.now();
    if (toldAt.current > 0 && now - toldAt.current < renewMs) return;
    toldAt.current = now;
    tell(id, "on");
  }, [id]);
}

/** Nobody waits for it, and it does not matter if one is lost. */
function tell(id: string, writing: "on" | "off"): void {
  const body = new URLSearchParams({ id, writing });
  void fetch(href("/office/presence"), { method: "POST", body, keepalive: true }).catch(() => {});
}
