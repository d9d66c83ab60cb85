import { useCallback, useEffect, useRef } from "react";
import { href, useFetcher, useNavigation, useSubmit } from "react-router";
import type { clientAction } from "./counts.ts";

const fetcherKey = "office-revalidation";
/** Milliseconds until a site that did not answer is asked again. */
const retryMs = 5000;

/**
 * Loads the page's data again, but not while a form is on its way, whose navigation the router would
 * begin anew, and not without a connection, which would put an error in the page's place.
 *
 * A submission that does nothing stands for it: the router's own revalidation forgets what the page's
 * last form answered, its undo with it.
 */
export function useLaterRevalidation(): () => void {
  const submit = useSubmit();
  const { state } = useNavigation();
  const isIdle = useRef(true);
  const isWaiting = useRef(false);
  const revalidate = useCallback(() => {
    void submit(null, {
      method: "post",
      action: href("/office/counts"),
      navigate: false,
      fetcherKey,
    });
  }, [submit]);
  const last = useFetcher<typeof clientAction>({ key: fetcherKey });
  const isLater = last.state === "idle" && last.data === "later";
  useEffect(() => {
    if (!isLater) return undefined;
    const timer = setTimeout(revalidate, retryMs);
    return () => clearTimeout(timer);
  }, [isLater, revalidate]);
  useEffect(() => {
    const catchUp = () => {
      if (!isIdle.current || !isWaiting.current) return;
      isWaiting.current = false;
      revalidate();
    };
    addEventListener("online", catchUp);
    return () => removeEventListener("online", catchUp);
  }, [revalidate]);
  useEffect(() => {
    isIdle.current = state === "idle";
    if (state !== "idle" || !isWaiting.current || !navigator.onLine) return;
    isWaiting.current = false;
    revalidate();
  }, [revalidate, state]);
  return useCallback(() => {
    if (isIdle.current && navigator.onLine) revalidate();
    else isWaiting.current = true;
  }, [revalidate]);
}
