import { useEffect, useRef, useState } from "react";

/**
 * How many boxes of the list are ticked. They belong to the page, so that the form works without
 * script; this counts them.
 * @param rows on whose change it counts again
 * @param done on whose change none is ticked any more: what was picked is dealt with
 */
export function usePicked(rows: readonly unknown[], done: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState(0);
  const listBoxes = () => [
    ...(form.current?.querySelectorAll<HTMLInputElement>("input[name^='pick-']") ?? []),
  ];
  const count = () => setPicked(listBoxes().filter((box) => box.checked).length);
  const pickAll = (isPicked: boolean) => {
    for (const box of listBoxes()) box.checked = isPicked;
    count();
  };
  const unpick = () => pickAll(false);
  useEffect(count, [rows]);
  useEffect(unpick, [done]);
  const all = { isPicked: picked > 0 && picked === rows.length, pick: pickAll };
  return { picked, all, picking: { ref: form, onChange: count }, unpick };
}
