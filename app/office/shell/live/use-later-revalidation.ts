import { useCallback, useEffect, useRef, useState } from "react";
import { href, useNavigation, useSubmit } from "react-router";

/** Milliseconds until a site that did not answer is asked again. */
const retryMs = 5000;

/**
 * Loads the page's data again, but not while a form is on its way, whose navigation the router would
 * begin anew, and not before the site answers: an error would take the place of a page that only wanted
 * to catch up, and the router leaves a page whose next code it can't load.
 *
 * A submission that does nothing stands for it: the router's own revalidation forgets what the page's
 * last form answered, its undo with it.
 */
export function useLaterRevalidation(): () => void {
  const submit = useSubmit();
  const { state } = useNavigation();
  const isIdle = useRef(true);
  const isWaiting = useRef(false);
  const [failures, setFailures] = useState(0);
  const revalidate = useCallback(async () => {
    const isReady = await isSiteReady();
    if (!isReady) setFailures((before) => before + 1);
    else if (isIdle.current) {
      const action = href("/office/counts");
      await submit(null, {
        method: "post",
        action,
        navigate: false,
        fetcherKey: "office-revalidation",
      });
    } else isWaiting.current = true;
  }, [submit]);
  useEffect(() => {
    if (failures === 0) return undefined;
    const timer = setTimeout(() => void revalidate(), retryMs);
    return () => clearTimeout(timer);
  }, [failures, revalidate]);
  useEffect(() => {
    const catchUp = () => {
      if (!isIdle.current || !isWaiting.current) return;
      isWaiting.current = false;
      void revalidate();
    };
    addEventListener("online", catchUp);
    return () => removeEventListener("online", catchUp);
  }, [revalidate]);
  useEffect(() => {
    isIdle.current = state === "idle";
    if (state !== "idle" || !isWaiting.current || !navigator.onLine) return;
    isWaiting.current = false;
    void revalidate();
  }, [revalidate, state]);
  return useCallback(() => {
    if (isIdle.current && navigator.onLine) void revalidate();
    else isWaiting.current = true;
  }, [revalidate]);
}

async function isSiteReady(): Promise<boolean> {
  const answer = await fetch("/readyz", { cache: "no-store" }).catch(() => null);
  return answer !== null && answer.status < 500;
}
