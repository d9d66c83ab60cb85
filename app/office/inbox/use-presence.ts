import { useCallback, useEffect, useRef } from "react";
import { href } from "react-router";

/** Often enough that colleagues see it, and most of the text, for as long as somebody writes. */
const renewMs = 4000;

interface Presence {
  /** To be called on each change of the text. */
  noteWriting: (text: string) => void;
  /** The form is on its way: nothing is to be told of its text afterwards. */
  noteSent: () => void;
}

/** Tells colleagues that somebody is writing, what, and when the conversation is left. */
export function usePresence(id: string): Presence {
  const toldAt = useRef<number>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const noteSent = useCallback(() => clearTimeout(timer.current), []);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    if (toldAt.current !== null) tell({ id, writing: "off" });
    toldAt.current = null;
  }, [id]);
  useEffect(() => stop, [stop]);
  const noteWriting = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      if (text.trim() === "") return stop();
      const say = () => {
        toldAt.current = performance.now();
        tell({ id, writing: "on", draft: text });
      };
      const rest = toldAt.current === null ? 0 : toldAt.current + renewMs - performance.now();
      if (rest <= 0) say();
      else timer.current = setTimeout(say, rest);
      return undefined;
    },
    [id, stop],
  );
  return { noteWriting, noteSent };
}

/** Nobody waits for it, and it does not matter if one is lost. */
function tell(fields: { id: string; writing: "on" | "off"; draft?: string }): void {
  const body = new URLSearchParams(fields);
  // A browser keeps no long text alive, and one that leaves has none to tell.
  const keepalive = fields.writing === "off";
  void fetch(href("/office/presence"), { method: "POST", body, keepalive }).catch(() => {});
}
