import { useEffect, useState } from "react";

/** Debounces a value; empty until it first changes. */
export function useDebouncedValue(value: string, milliseconds: number): string {
  const [first] = useState(value);
  const [debounced, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled((before) => (before === "" && value === first ? "" : value));
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [value, first, milliseconds]);
  return debounced;
}
