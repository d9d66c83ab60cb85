import { useEffect, useRef, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import type { OfficeSubject } from "../../../domain/shared/office-subjects.ts";
import { usePageHandles } from "../../ui/page-handles.ts";
import { listenToOffice } from "./office-events.ts";

/** Changes of one moment are one look. */
const togetherMs = 150;

/**
 * Keeps the page's data as the office has it: the page's `handle` names what it shows.
 * @param position of the stream when the page was made, null for somebody who is not signed in
 * @returns whether the connection is lost, so that the page may be behind
 */
export function useOfficeEvents(position: string | null): { isLost: boolean } {
  const { revalidate } = useRevalidator();
  const [isLost, setIsLost] = useState(false);
  const isShown = useIsShown();
  // Later ones come with data that the stream asked for.
  const first = useRef(position);
  const isSignedIn = position !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    let timer: number | undefined;
    const stop = listenToOffice(first.current ?? "", {
      onChange(subject) {
        if (!isShown(subject)) return;
        timer ??= window.setTimeout(() => {
          timer = undefined;
          void revalidate();
        }, togetherMs);
      },
      onConnection: (connection) => setIsLost(connection === "lost"),
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [revalidate, isShown, isSignedIn]);
  return { isLost };
}

/** The same function always, so that the stream goes on from page to page. */
function useIsShown(): (subject: OfficeSubject | null) => boolean {
  const handles = usePageHandles();
  const isLoading = useNavigation().state !== "idle";
  const latest = useRef({ handles, isLoading });
  useEffect(() => {
    latest.current = { handles, isLoading };
  });
  const [isShown] = useState(() => (subject: OfficeSubject | null) => {
    const shows = latest.current.handles.flatMap((handle) => handle.shows ?? []);
    if (subject === null) return shows.length > 0;
    // The page that comes may show it.
    return latest.current.isLoading || shows.includes(subject);
  });
  return isShown;
}
