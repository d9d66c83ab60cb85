import { type Conflict, isImpossible, type WantedTime } from "./conflicts.ts";

/**
 * What somebody in the office may do all the same once they have read it. Empty for what is refused
 * anyway. How a tenant agreed to less notice is asked by a field of its own.
 */
export function listWarnings(conflicts: readonly Conflict[]): Conflict[] {
  if (isImpossible(conflicts)) return [];
  return conflicts.filter(({ kind }) => kind !== "tenant-notice");
}

/**
 * What a form sends with "anyway", so that each time, person and warning is asked about once.
 * Empty without a warning.
 */
export function nameWarnings(
  conflicts: readonly Conflict[],
  { startsAt, negotiatorId }: Pick<WantedTime, "startsAt" | "negotiatorId">,
): string {
  const kinds = new Set(listWarnings(conflicts).map(({ kind }) => kind));
  if (kinds.size === 0) return "";
  return [startsAt.toISOString(), negotiatorId, ...[...kinds].toSorted()].join("/");
}

/** Whether what a form sent with "anyway" names a warning: a form may have been asked more than one thing. */
export function hasRead(anyway: string | undefined, warned: string): boolean {
  return listRead(anyway).includes(warned);
}

/** What the form sends next: whatever was read before, so that it is not asked about again. */
export function addRead(anyway: string | undefined, warned: string): string {
  return [...listRead(anyway), warned].join(" ");
}

function listRead(anyway = ""): string[] {
  return anyway.split(" ").filter((name) => name !== "");
}
