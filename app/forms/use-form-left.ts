import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * The path of the form that the visitor comes from, which says so in the history entry: the server
 * can't see that, so the link appears once the page runs.
 */
export function useFormLeft(): string | null {
  const { state } = useLocation();
  const form: unknown = useHydrated() ? state?.form : null;
  return typeof form === "string" && /^\/\w/.test(form) ? form : null;
}
