import { useEffect, useRef, useState } from "react";

/**
 * How many boxes of the list are ticked. They belong to the page, so that the form works without
 * script; this counts them.
 * @param rows on whose change it counts again
 * @param done what the last form did, if it did anything: what was picked is then dealt with
 */
export function usePicked(rows: readonly unknown[], done: object | null) {
  const form = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState(0);
  const [lastDone, setLastDone] = useState(done);
  const [round, setRound] = useState(0);
  if (done !== null && done !== lastDone) {
    setLastDone(done);
    setRound(round + 1);
    setPicked(0);
  }
  const count = () => {
    const boxes = form.current?.querySelectorAll("input[name^='pick-']:checked") ?? [];
    setPicked(boxes.length);
  };
  useEffect(count, [rows]);
  const pickAll = (isPicked: boolean) => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>("input[name^='pick-']") ?? [];
    for (const box of boxes) box.checked = isPicked;
    setPicked(isPicked ? boxes.length : 0);
  };
  return {
    picked,
    all: { isPicked: picked > 0 && picked === rows.length, pick: pickAll },
    picking: { ref: form, onChange: count },
    unpick: () => pickAll(false),
    /** Another one begins the form anew, with nothing ticked. */
    round,
  };
}
