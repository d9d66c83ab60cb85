import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import * as v from "valibot";
import { listenToTaps, noTaps, readTaps, type Tap, writeTaps } from "./office-copy.ts";

export interface SentTaps {
  waiting: readonly Tap[];
  problems: readonly string[];
  isOffline: boolean;
  /** @returns false if nothing can be kept here */
  send: (tap: Tap) => boolean;
}

const retryMs = 15_000;
const tapAdded = "run-sheet-tap-added";
const problem = v.object({ detail: v.string() });

/**
 * Taps are kept on the phone until the office has them: in a cellar without network none is lost. They
 * are sent in their order, and again when the network is back.
 */
export function useSentTaps(): SentTaps {
  const waiting = useSyncExternalStore(listenToTaps, readTaps, noTaps);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isOffline, setOffline] = useState(false);
  const sending = useRef(false);
  const { revalidate } = useRevalidator();

  const flush = useEffectEvent(async () => {
    if (sending.current) return;
    sending.current = true;
    let sent = 0;
    try {
      for (let [tap] = readTaps(); tap; [tap] = readTaps()) {
        const answer = await post(tap);
        if (answer === "later") {
          setOffline(true);
          break;
        }
        setOffline(false);
        sent++;
        if (answer !== null) setProblems((before) => [...before, answer]);
        writeTaps(readTaps().slice(1));
      }
    } finally {
      sending.current = false;
    }
    if (sent > 0) await revalidate();
  });

  useEffect(() => {
    void flush();
    const again = () => void flush();
    const lost = () => setOffline(true);
    const timer = setInterval(() => readTaps().length > 0 && again(), retryMs);
    addEventListener("online", again);
    addEventListener(tapAdded, again);
    addEventListener("offline", lost);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
      removeEventListener(tapAdded, again);
      removeEventListener("offline", lost);
    };
  }, []);

  const send = (tap: Tap) => {
    if (!writeTaps([...readTaps(), tap])) return false;
    // The effect hears of it and sends it.
    dispatchEvent(new Event(tapAdded));
    return true;
  };
  return { waiting, problems, isOffline, send };
}

/** Null if the office has it; what it says against it; `later` if it can't be reached. */
async function post(tap: Tap): Promise<string | null> {
  try {
    const response = await fetch("/office/run-sheet/record", {
      method: "POST",
      body: new URLSearchParams({ ...tap }),
      redirect: "manual",
    });
    if (response.ok) return null;
    if (response.status === 422) return v.parse(problem, await response.json()).detail;
    // The sign-in has ended, or the site is down: it waits.
    return "later";
  } catch {
    return "later";
  }
}
