import { type ReactNode, useEffect, useState } from "react";
import { NavigationType, useBlocker, useLocation } from "react-router";
import { offerText } from "../brand/texts/offer-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useOpeningEntry } from "./use-opening-entry.ts";

const text = offerText.leave;

/**
 * Asks before leaving by Back, or in any way with unsaved changes. Replace navigations, such as on
 * success, do not ask and replace all of the page's history entries.
 */
export function useLeaveGuard(unsaved: boolean): ReactNode {
  const { pathname } = useLocation();
  const entry = useOpeningEntry();
  const [isReplaced, setIsReplaced] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // The page is being replaced and can no longer ask.
    if (currentLocation.pathname !== pathname || entry.isLeaving()) return false;
    setIsReplaced(historyAction === NavigationType.Replace);
    if (currentLocation.pathname === nextLocation.pathname) {
      return historyAction === NavigationType.Pop && entry.isOpening(nextLocation);
    }
    if (historyAction === NavigationType.Replace) return entry.hasMore();
    return historyAction === NavigationType.Pop || unsaved;
  });
  const isBlocked = blocker.state === "blocked";

  useEffect(() => {
    if (!isBlocked || !isReplaced) return;
    entry.leaveTo(blocker.location);
    blocker.reset();
  }, [isBlocked, isReplaced, blocker, entry]);

  useEffect(() => {
    if (!unsaved) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!entry.isLeaving()) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [unsaved, entry]);

  if (!isBlocked || isReplaced) return null;
  const leave = () => {
    entry.leave();
    blocker.proceed();
  };
  return (
    <Dialog title={text.title} onClose={() => blocker.reset()}>
      <p>{unsaved ? text.unsaved : text.saved}</p>
      <p className="row space-above">
        <Button look="secondary" onClick={leave}>
          {text.yes}
        </Button>
        <Button onClick={() => blocker.reset()}>{text.no}</Button>
      </p>
    </Dialog>
  );
}
