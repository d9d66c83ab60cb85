const prefix = "look ";

/** The value of the button that only shows what the one with this value would send. */
export function toPreviewChange(change: string): string {
  return prefix + change;
}

/** What is only looked at, or null where it is to be done. */
export function readPreviewedChange(change: string): string | null {
  return change.startsWith(prefix) ? change.slice(prefix.length) : null;
}
