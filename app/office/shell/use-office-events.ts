import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { listenToOffice } from "./office-events.ts";

/** Changes of one moment are one look. */
const togetherMs = 150;

/**
 * Keeps the page's data as the office has it.
 * @param position of the stream when the page was made
 * @returns whether the connection is lost, so that the page may be behind
 */
export function useOfficeEvents(position: string): { isLost: boolean } {
  const { revalidate } = useRevalidator();
  const [isLost, setIsLost] = useState(false);
  // Later ones come with data that the stream asked for.
  const first = useRef(position);
  useEffect(() => {
    let timer: number | undefined;
    const stop = listenToOffice(first.current, {
      onChange() {
        window.clearTimeout(timer);
        timer = window.setTimeout(() => void revalidate(), togetherMs);
      },
      onConnection: (connection) => setIsLost(connection === "lost"),
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [revalidate]);
  return { isLost };
}
