import { useEffect, useRef, useState } from "react";

/**
 * How many boxes of the list are ticked. They belong to the page, so that the form works without
 * script; this counts them.
 * @param rows on whose change it counts again
 */
export function usePicked(rows: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState(0);
  const count = () => {
    const boxes = form.current?.querySelectorAll("input[name^='pick-']:checked") ?? [];
    setPicked(boxes.length);
  };
  useEffect(count, [rows]);
  const unpick = () => {
    form.current?.reset();
    setPicked(0);
  };
  return { picked, picking: { ref: form, onChange: count }, unpick };
}
