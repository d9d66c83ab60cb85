import { useEffect } from "react";
import { useLocation } from "react-router";
import { type CalculatorFields, buildQuery, normalizeFields } from "./calculator-query.ts";

/** Debounce in milliseconds: browsers limit how often the URL may change. */
const debounceMs = 250;

export function useFieldsInUrl(fields: CalculatorFields): void {
  const location = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = location;
      const query = buildQuery(normalizeFields(fields), search);
      if (query === window.location.search) return;
      // Bypasses the router, which would treat this as a navigation.
      window.history.replaceState(window.history.state, "", pathname + query + hash);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [fields, location]);
}
