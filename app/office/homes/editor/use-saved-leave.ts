import { useCallback, useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { listEdits } from "./home-form-dom.ts";

const question = "Your latest changes aren’t saved. Leave anyway?";

/**
 * A link that is followed right after typing waits until that is saved. Where it can't be, or
 * somebody else has changed the same field, the page stays.
 */
export function useSavedLeave(
  form: React.RefObject<HTMLFormElement | null>,
  saveNow: () => Promise<boolean>,
): void {
  const isUnsaved = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      form.current !== null &&
      listEdits(form.current) !== null,
    [form],
  );
  const blocker = useBlocker(isUnsaved);
  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== "blocked") return;
    const leave = async () => {
      const isSaved = await saveNow();
      const isKept = form.current === null || listEdits(form.current) === null;
      // Saved, but beside what somebody else wrote: the person is to see that.
      if (isKept && !isSaved) reset();
      else if (isKept || window.confirm(question)) proceed();
      else reset();
    };
    void leave();
  }, [state, proceed, reset, saveNow, form]);
}
