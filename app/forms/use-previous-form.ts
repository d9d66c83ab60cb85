import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * Returns the path of the form left behind and whether it kept the answers, from the history entry.
 * The server can't read it, so the link appears after hydration. Once its attempt has arrived after
 * all, the form takes the place of the page that says it did not.
 */
export function usePreviousForm(): { form: string | null; keepsAnswers: boolean } {
  const { state } = useLocation();
  const navigate = useNavigate();
  const path: unknown = useHydrated() ? state?.form : null;
  const form = typeof path === "string" && /^\/\w/.test(path) ? path : null;
  const attempt: unknown = form === null ? null : state.attempt;
  const keepsAnswers = typeof attempt === "string";
  const isOver = keepsAnswers && sessionStorage.getItem(attempt) === null;
  useEffect(() => {
    if (isOver && form !== null) void navigate(form, { replace: true });
  }, [isOver, form, navigate]);
  return { form, keepsAnswers };
}
