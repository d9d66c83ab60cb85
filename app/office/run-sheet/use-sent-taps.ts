import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { readTaps, type Tap, writeTaps } from "./office-copy.ts";

export interface SentTaps {
  waiting: readonly Tap[];
  problems: readonly string[];
  isOffline: boolean;
  /** @returns false if nothing can be kept here */
  send: (tap: Tap) => boolean;
}

const retryMs = 15_000;

/**
 * Taps are kept on the phone until the office has them: in a cellar without network none is lost. They
 * are sent in their order, and again when the network is back.
 */
export function useSentTaps(): SentTaps {
  const [waiting, setWaiting] = useState<readonly Tap[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isOffline, setOffline] = useState(false);
  const sending = useRef(false);
  const { revalidate } = useRevalidator();

  const flush = useCallback(async () => {
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
        setWaiting(readTaps());
      }
    } finally {
      sending.current = false;
    }
    if (sent > 0) await revalidate();
  }, [revalidate]);

  useEffect(() => {
    setWaiting(readTaps());
    setOffline(!navigator.onLine);
    void flush();
    const again = () => void flush();
    const lost = () => setOffline(true);
    const timer = setInterval(() => readTaps().length > 0 && again(), retryMs);
    addEventListener("online", again);
    addEventListener("offline", lost);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
      removeEventListener("offline", lost);
    };
  }, [flush]);

  const send = (tap: Tap) => {
    if (!writeTaps([...readTaps(), tap])) return false;
    setWaiting(readTaps());
    void flush();
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
    if (response.status === 422) return ((await response.json()) as { detail: string }).detail;
    // The sign-in has ended, or the site is down: it waits.
    return "later";
  } catch {
    return "later";
  }
}
