import { type ReactNode, useEffect } from "react";
import { NavigationType, useBlocker, useLocation } from "react-router";
import { offerText } from "../../brand/offer-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const text = offerText.leave;

/**
 * Asks before the page is left by the browser's Back, and by any way while something is not saved.
 * What replaces the page, as success does, goes without asking.
 * @returns the question, to be rendered in the page
 */
export function useLeaveGuard(unsaved: boolean): ReactNode {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // While the next page takes its place nothing here could ask any more.
    if (currentLocation.pathname !== pathname) return false;
    if (currentLocation.pathname === nextLocation.pathname) return false;
    if (historyAction === NavigationType.Pop) return true;
    return historyAction === NavigationType.Push && unsaved;
  });
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog title={text.title} onClose={() => blocker.reset()}>
      <p>{unsaved ? text.unsaved : text.saved}</p>
      <p className="row mt-5">
        <Button look="secondary" onClick={() => blocker.proceed()}>
          {text.yes}
        </Button>
        <Button onClick={() => blocker.reset()}>{text.no}</Button>
      </p>
    </Dialog>
  );
}
