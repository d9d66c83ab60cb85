import { useCallback, useEffect, useRef } from "react";
import { href, useNavigation, useSubmit } from "react-router";

/**
 * Loads the page's data again, but not while a form is on its way: the router would begin its
 * navigation anew. A submission that does nothing stands for it, because the router's own
 * revalidation forgets what the page's last form answered, its undo with it.
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
      fetcherKey: "office-revalidation",
    });
  }, [submit]);
  useEffect(() => {
    isIdle.current = state === "idle";
    if (state !== "idle" || !isWaiting.current) return;
    isWaiting.current = false;
    revalidate();
  }, [revalidate, state]);
  return useCallback(() => {
    if (isIdle.current) revalidate();
    else isWaiting.current = true;
  }, [revalidate]);
}
