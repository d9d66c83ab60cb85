import { useEffect, useState } from "react";
import { keepTaken, type Leaving } from "../../../domain/conversations/taken.ts";

/** Milliseconds for which a row stays that a colleague took. */
const leavingMs = 4000;

/** The rows, and for seconds those that a colleague took while one looked at them. */
export function useTaken<T extends { id: string }>(
  rows: readonly T[],
  taken: readonly { id: string; text: string }[],
): Leaving<T>[] {
  const [shown, setShown] = useState(() => keepTaken<T>([], rows, []));
  const [last, setLast] = useState(rows);
  if (rows !== last) {
    setLast(rows);
    setShown(keepTaken(shown, rows, taken));
  }
  const leaving = shown.flatMap((row) => (row.taken === null ? [] : row.id)).join(" ");
  useEffect(() => {
    if (leaving === "") return undefined;
    const remove = () => setShown((now) => now.filter((row) => row.taken === null));
    const timer = setTimeout(remove, leavingMs);
    return () => clearTimeout(timer);
  }, [leaving]);
  return shown;
}
