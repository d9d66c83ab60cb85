import { useState } from "react";
import type { PictureView } from "../shown.ts";
import { useDragging } from "./use-dragging.ts";

interface Lifted {
  key: string;
  /** Place as it is shown now, and where it was; the first is 0. */
  at: number;
  from: number;
}

/** Puts pictures in order by drag, and by keys on the picture that is focused. */
export function useSorting(
  list: React.RefObject<HTMLElement | null>,
  stored: readonly PictureView[],
  isOn: boolean,
  { move, isBusy }: { move: (key: string, to: number) => void; isBusy: boolean },
) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  /** Shown until the page has what was sent: whatever else it loads meanwhile is older. */
  const [sent, setSent] = useState<{ order: typeof stored; of: typeof stored } | null>(null);
  const [said, setSaid] = useState("");
  if (sent && sent.of !== stored && !isBusy) setSent(null);
  const shown = sent?.order ?? stored;
  const pictures = place(shown, lifted);
  const say = (key: string, what: string, at: number) =>
    setSaid(`${nameOf(stored, key)}, ${what} ${at + 1} of ${stored.length}.`);

  const begin = (key: string) => {
    const from = shown.findIndex((one) => one.key === key);
    setLifted({ key, at: from, from });
    say(key, "moving from", from);
  };
  const moveTo = (to: number) => {
    if (!lifted) return;
    const at = Math.min(Math.max(to, 0), stored.length - 1);
    setLifted({ ...lifted, at });
    say(lifted.key, "moving, now", at);
  };
  const putDown = () => {
    if (!lifted) return;
    const { key, at, from } = lifted;
    setLifted(null);
    say(key, "moved to", at);
    if (at === from) return;
    setSent({ order: pictures, of: stored });
    move(key, at + 1);
  };
  const putBack = () => {
    if (!lifted) return;
    setLifted(null);
    say(lifted.key, "back at", lifted.from);
  };
  useDragging(list, isOn, pictures, {
    begin,
    over: (key) => moveTo(pictures.findIndex((one) => one.key === key)),
    drop: putDown,
    leave: putBack,
  });
  const press = (key: string) => (lifted?.key === key ? putDown() : begin(key));
  /** @returns whether the key meant the picture */
  const type = (key: string, typed: string): boolean => {
    if (lifted?.key !== key) return false;
    const step = steps[typed];
    if (step !== undefined) moveTo(lifted.at + step);
    else if (typed === "Escape") putBack();
    else if (typed === "Tab") putDown();
    return step !== undefined || typed === "Escape";
  };
  return { pictures, lifted: lifted?.key ?? null, said, press, type };
}

export type Sorting = ReturnType<typeof useSorting>;

const steps: Readonly<Partial<Record<string, number>>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -1000,
  End: 1000,
};

function place(
  pictures: readonly PictureView[],
  placed: { key: string; at: number } | null,
): readonly PictureView[] {
  const picture = placed && pictures.find((one) => one.key === placed.key);
  if (!picture) return pictures;
  return pictures.filter((one) => one !== picture).toSpliced(placed.at, 0, picture);
}

function nameOf(pictures: readonly PictureView[], key: string): string {
  const at = pictures.findIndex((one) => one.key === key);
  return pictures[at]?.caption || `Photo ${at + 1}`;
}
