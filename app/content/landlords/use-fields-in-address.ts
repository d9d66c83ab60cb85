import { useEffect } from "react";
import { useLocation } from "react-router";
import { type CalculatorFields, queryWith, tidied } from "./calculator-query.ts";

/** A moving slider would change the address more often than browsers allow. */
const restMs = 250;

/** Keeps the calculator's fields in the address, for a reload, Back and a copied link. */
export function useFieldsInAddress(fields: CalculatorFields): void {
  const location = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = location;
      const query = queryWith(tidied(fields), search);
      if (query === window.location.search) return;
      // Beside the router, which would take it for a move to another page.
      window.history.replaceState(window.history.state, "", pathname + query + hash);
    }, restMs);
    return () => clearTimeout(timer);
  }, [fields, location]);
}
