import { randomUUID } from "node:crypto";

/** Changes that a page which was away can catch up with. */
const keptChanges = 500;

export interface ChangeLog {
  /** @returns the event as it is sent */
  add: (event: string, data: string) => string;
  /** Nothing before now can be caught up with. */
  forget: () => void;
  getPosition: () => string;
  /** What came after an id, or `reload` where that is too long ago or of another process. */
  listAfter: (id: string) => string;
}

/** The last events of this process, each with its id. */
export function createChangeLog(): ChangeLog {
  /** Another process counts its own events. */
  const origin = randomUUID().slice(0, 8);
  let kept: { number: number; text: string }[] = [];
  let last = 0;
  const frame = (event: string, data: string) =>
    `id: ${origin}-${last}\nevent: ${event}\ndata: ${data}\n\n`;
  return {
    add(event, data) {
      last += 1;
      const text = frame(event, data);
      kept.push({ number: last, text });
      if (kept.length > keptChanges) kept.shift();
      return text;
    },
    forget() {
      kept = [];
    },
    getPosition: () => `${origin}-${last}`,
    listAfter(id) {
      const [from, number] = id.split("-");
      const seen = Number(number);
      const oldest = last - kept.length;
      const isKnown = from === origin && Number.isInteger(seen) && seen >= oldest && seen <= last;
      if (!isKnown) return frame("reload", "{}");
      const missed = kept.filter((one) => one.number > seen);
      return missed.map((one) => one.text).join("");
    },
  };
}
