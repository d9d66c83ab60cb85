import { useEffect, useRef, useState } from "react";

export type Selection = ReturnType<typeof useSelection>;

/**
 * Which boxes of the list are ticked. They belong to the page, so that the form works without
 * script; this reads them.
 * @param rows on whose change it reads again
 * @param done what the last form did, if it did anything: what was picked is then dealt with
 */
export function useSelection(rows: readonly unknown[], done: object | null) {
  const form = useRef<HTMLFormElement>(null);
  const [ids, setIds] = useState<string[]>([]);
  const [lastDone, setLastDone] = useState(done);
  const [round, setRound] = useState(0);
  if (done !== null && done !== lastDone) {
    setLastDone(done);
    setRound(round + 1);
    setIds([]);
  }
  const read = () => {
    const ticked = form.current?.querySelectorAll<HTMLInputElement>("input[name^='pick-']:checked");
    setIds(Array.from(ticked ?? [], ({ name }) => name.slice("pick-".length)));
  };
  useEffect(read, [rows]);
  const pickAll = (isPicked: boolean) => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>("input[name^='pick-']") ?? [];
    for (const box of boxes) box.checked = isPicked;
    read();
  };
  return {
    ids,
    all: { isPicked: ids.length > 0 && ids.length === rows.length, pick: pickAll },
    picking: { ref: form, onChange: read },
    unpick: () => pickAll(false),
    /** Another one begins the form anew, with nothing ticked. */
    round,
  };
}
