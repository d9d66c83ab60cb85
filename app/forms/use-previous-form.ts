import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * Returns the path of the form left behind and whether it kept the answers, from the history entry.
 * The server can't read it, so the link appears after hydration.
 */
export function usePreviousForm(): { form: string | null; keepsAnswers: boolean } {
  const { state } = useLocation();
  const form: unknown = useHydrated() ? state?.form : null;
  if (typeof form !== "string" || !/^\/\w/.test(form)) {
    return { form: null, keepsAnswers: false };
  }
  return { form, keepsAnswers: state.keepsAnswers === true };
}
