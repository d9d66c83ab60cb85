import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import {
  forgetTaken,
  getRestoredAt,
  keepForm,
  restoreForm,
  subscribeToKeptForm,
} from "./kept-form.ts";

/**
 * Keeps what is sent until the site has taken it, so that a session that ended meanwhile loses
 * nothing.
 * @param staffId null for somebody who is not signed in
 * @returns whether the page's form was typed again
 */
export function useKeptForm(staffId: string | null): boolean {
  const { key } = useLocation();
  const restoredAt = useSyncExternalStore(subscribeToKeptForm, getRestoredAt, () => null);
  useEffect(() => {
    if (staffId === null) return undefined;
    const keep = ({ target, submitter }: SubmitEvent) => {
      if (target instanceof HTMLFormElement) keepForm(target, staffId, submitter);
    };
    document.addEventListener("submit", keep, true);
    return () => document.removeEventListener("submit", keep, true);
  }, [staffId]);
  return restoredAt === key;
}

/**
 * Types again what was not sent. It stands beside the page, in the same boundary: the frame around
 * them comes to life before the page does, which would then take the typed text for the page's own.
 */
export function KeptFormRestorer({ staffId }: { staffId: string | null }) {
  const isIdle = useNavigation().state === "idle";
  const { key } = useLocation();
  useEffect(() => {
    if (staffId === null || !isIdle) return;
    forgetTaken(staffId);
    restoreForm(key);
  }, [staffId, isIdle, key]);
  return null;
}
