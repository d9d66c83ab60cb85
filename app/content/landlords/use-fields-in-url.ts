import { useEffect } from "react";
import { useLocation } from "react-router";
import { type CalculatorFields, buildQuery, normalizeFields } from "./calculator-query.ts";

/** A moving slider would change the address more often than browsers allow. */
const debounceMs = 250;

/** Keeps the calculator's fields in the address, for a reload, Back and a copied link. */
export function useFieldsInUrl(fields: CalculatorFields): void {
  const location = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = location;
      const query = buildQuery(normalizeFields(fields), search);
      if (query === window.location.search) return;
      // Beside the router, which would take it for a move to another page.
      window.history.replaceState(window.history.state, "", pathname + query + hash);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [fields, location]);
}
