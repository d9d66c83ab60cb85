import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { OfficeSubject } from "../../../../domain/shared/office-subjects.ts";
import { usePageHandles } from "../../../ui/page-handles.ts";
import { type Connection, listenToOffice } from "./office-events.ts";
import { planReloads } from "./delayed-reload.ts";
import { isCounted } from "../navigation/use-counts.ts";
import { useLaterRevalidation } from "./use-later-revalidation.ts";

/** Milliseconds. Not all screens of an office ask at once: visitors would wait behind them. */
const spreadMs = 600;
/** Mails go one by one, hundreds after each other: each page would ask twice a second meanwhile. */
const mailSpreadMs = 5000;
/** In a tab that nobody looks at, for the count in its title. */
const hiddenSpreadMs = 10_000;

/**
 * Keeps the page's data as the office has it: the page's `handle` names what it shows.
 * @param position of the stream when the page was made, null for somebody who is not signed in
 * @param countAgain for a change that the rail counts and the page does not show
 * @returns unless it is open the page may be behind
 */
export function useOfficeEvents(
  position: string | null,
  countAgain: () => Promise<void>,
): Connection {
  const revalidate = useLaterRevalidation();
  const [connection, setConnection] = useState<Connection>("open");
  const isShown = useIsShown();
  // Later ones come with data that the stream asked for.
  const first = useRef(position);
  const read = useRef({ page: revalidate, counts: countAgain });
  useEffect(() => {
    read.current = { page: revalidate, counts: countAgain };
  });
  const isSignedIn = position !== null;
  useEffect(() => {
    let isPageBehind = false;
    const catchUp = () => {
      // The page brings the counts with it.
      if (isPageBehind) read.current.page();
      else void read.current.counts();
      isPageBehind = false;
    };
    const looks = planReloads(catchUp);
    const catchUpSoon = (subject: OfficeSubject | null) => {
      const visibleMs = subject === "outbox" ? mailSpreadMs : spreadMs;
      looks.within(document.hidden ? hiddenSpreadMs : visibleMs);
    };
    const onChange = (subject: OfficeSubject | null) => {
      const isOnPage = isShown(subject);
      isPageBehind ||= isOnPage;
      if (!isOnPage && !isCounted(subject)) return;
      catchUpSoon(subject);
    };
    const onSeenAgain = () => {
      if (!looks.isPlanned() || document.hidden) return;
      looks.cancel();
      catchUp();
    };
    // Whoever is signed out stays so, while the stream is tried again.
    const onConnection = (next: Connection) => {
      setConnection((last) => (next === "lost" && last === "signed-out" ? last : next));
      // What is known to have changed is read once it can be.
      if (next === "open") {
        if (isPageBehind) catchUpSoon(null);
        return;
      }
      looks.cancel();
    };
    const stop = isSignedIn
      ? listenToOffice(first.current ?? "", { onChange, onConnection })
      : undefined;
    document.addEventListener("visibilitychange", onSeenAgain);
    return () => {
      document.removeEventListener("visibilitychange", onSeenAgain);
      looks.cancel();
      stop?.();
    };
  }, [isShown, isSignedIn]);
  return connection;
}

/** The same function always, so that the stream goes on from page to page. */
function useIsShown(): (subject: OfficeSubject | null) => boolean {
  const handles = usePageHandles();
  const isLoading = useNavigation().state !== "idle";
  const latest = useRef({ handles, isLoading });
  useEffect(() => {
    latest.current = { handles, isLoading };
  });
  return useCallback((subject: OfficeSubject | null) => {
    const shows = latest.current.handles.flatMap((handle) => handle.shows ?? []);
    // The page that comes may show it.
    if (latest.current.isLoading) return true;
    return subject === null ? shows.length > 0 : shows.includes(subject);
  }, []);
}
