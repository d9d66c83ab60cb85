import { type ReactNode, useEffect, useState } from "react";
import { NavigationType, useBlocker, useLocation } from "react-router";
import { offerText } from "../brand/offer-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useOpeningEntry } from "./use-opening-entry.ts";

const text = offerText.leave;

/**
 * Asks before the page is left by the browser's Back, and by any way while something is not saved.
 * What replaces the page, as success does, goes without asking and takes the place of all its
 * entries in the history.
 * @returns the question, to be rendered in the page
 */
export function useLeaveGuard(unsaved: boolean): ReactNode {
  const { pathname } = useLocation();
  const entry = useOpeningEntry();
  const [isReplaced, setIsReplaced] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // While the next page takes its place nothing here could ask any more.
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
      <p className="row mt-5">
        <Button look="secondary" onClick={leave}>
          {text.yes}
        </Button>
        <Button onClick={() => blocker.reset()}>{text.no}</Button>
      </p>
    </Dialog>
  );
}
