import { formatInteger } from "../../../domain/shared/text/format-integer.ts";

export interface Progress {
  what: string;
  done: number;
  of: number;
}

export type ReportProgress = (progress: Progress) => void;

export function throttleByPercent(report: ReportProgress): ReportProgress {
  let last = "";
  return (progress) => {
    const state = `${progress.what} ${getPercent(progress)}`;
    if (state === last) return;
    last = state;
    report(progress);
  };
}

const barLength = 24;

/** Shows progress: a redrawn bar on a terminal, otherwise a line per completed quarter. */
export function createProgress(stream: { isTTY?: boolean; write: (text: string) => unknown }): {
  report: ReportProgress;
  clear: () => void;
} {
  let drawn = false;
  let lastQuarter = "";
  const draw: ReportProgress = (progress) => {
    stream.write(`\r${formatBar(progress)}\u001B[K`);
    drawn = true;
  };
  const reportQuarter: ReportProgress = (progress) => {
    const quarter = `${progress.what} ${Math.floor(getPercent(progress) / 25)}`;
    if (quarter === lastQuarter || getPercent(progress) < 25) return;
    lastQuarter = quarter;
    stream.write(`${countText(progress)}\n`);
  };
  return {
    report: stream.isTTY ? draw : reportQuarter,
    clear() {
      if (drawn) stream.write("\r\u001B[K");
      drawn = false;
    },
  };
}

function getPercent({ done, of }: Progress): number {
  return of === 0 ? 100 : Math.floor((done / of) * 100);
}

function formatBar(progress: Progress): string {
  const percent = getPercent(progress);
  const full = Math.round((percent / 100) * barLength);
  const bar = "█".repeat(full) + "░".repeat(barLength - full);
  return `${bar} ${String(percent).padStart(3)}%  ${countText(progress)}`;
}

function countText({ what, done, of }: Progress): string {
  return `${what}: ${formatInteger(done)} of ${formatInteger(of)}`;
}
