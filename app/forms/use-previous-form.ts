import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * The path of the form that the visitor comes from, which says so in the history entry, and whether
 * it kept the answers. The server can't see that, so the link appears once the page runs.
 */
export function usePreviousForm(): { form: string | null; keepsAnswers: boolean } {
  const { state } = useLocation();
  const form: unknown = useHydrated() ? state?.form : null;
  if (typeof form !== "string" || !/^\/\w/.test(form)) {
    return { form: null, keepsAnswers: false };
  }
  return { form, keepsAnswers: state.keepsAnswers === true };
}
