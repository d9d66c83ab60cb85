const began = performance.now();

/** One line of the log, after the seconds since the start. */
export function tell(line: string): void {
  process.stdout.write(`${formatSeconds(performance.now() - began).padStart(8)}  ${line}\n`);
}

export function tellChapter(title: string): void {
  process.stdout.write(`\n${title}\n`);
}

export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
