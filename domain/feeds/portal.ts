import { addDays } from "../shared/dates.ts";

/** A place that homes are advertised at, outside this site. */
export interface Portal {
  /** Of its name: letters, digits and dashes. */
  id: string;
  name: string;
  /** `file:` for a folder, `http(s):` for a place that takes files by PUT. */
  address: string;
}

export function toPortalId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Reads `Hearthside=https://key@host/in/`. Null if that is not what it is. */
export function readPortal(text: string): Portal | null {
  const [, name = "", address = ""] = /^([^=]{1,40})=(.+)$/.exec(text.trim()) ?? [];
  const id = toPortalId(name);
  if (id === "" || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const isFolder = protocol === "file:" && hostname === "";
  const isPlace = protocol === "https:" || protocol === "http:";
  return isFolder || isPlace ? { id, name: name.trim(), address } : null;
}

/** Portals drop a home six weeks after it was let agreed: it is told in the fifth. */
const toldAfterDays = 28;
const droppedAfterDays = 42;

/**
 * What is to become of homes at a portal once they are let agreed. An advert for a home that nobody can
 * have misleads, so they leave, unless somebody wants it to be seen for a while that they are gone.
 */
export const letAgreedChoices = {
  leave: "Remove straight away",
  stay: "Keep as let agreed for up to 6 weeks",
} as const;
export type LetAgreedChoice = keyof typeof letAgreedChoices;

/** Why a home that is let agreed is not sent there any longer. Null while it is. London dates. */
export function findLeaveReason(
  choice: LetAgreedChoice,
  letAgreedOn: string | null,
  today: string,
): string | null {
  if (choice === "leave") return "Let agreed";
  const isOver = letAgreedOn !== null && today >= addDays(letAgreedOn, droppedAfterDays);
  return isOver ? "Let agreed for 6 weeks, so portals no longer show it" : null;
}

/** Of one that stays there. London dates. Null while there is time. */
export function describeLetAgreed(letAgreedOn: string | null, today: string): string | null {
  if (letAgreedOn === null || today < addDays(letAgreedOn, toldAfterDays)) return null;
  const weeks = today >= addDays(letAgreedOn, 35) ? "5 weeks" : "4 weeks";
  return `Let agreed for ${weeks}. Portals remove it after 6 weeks`;
}

/** What a portal shows, against what it should. By reference. */
export interface PortalComparison {
  /** Whether the portal said itself what it shows. If not, it is what it last accepted. */
  isTold: boolean;
  there: number;
  missing: string[];
  /** Shown there, and not to be. */
  extra: string[];
}

export function comparePortal(
  wanted: readonly string[],
  there: readonly string[],
  isTold: boolean,
): PortalComparison {
  const [want, has] = [new Set(wanted), new Set(there)];
  return {
    isTold,
    there: has.size,
    missing: [...want].filter((reference) => !has.has(reference)).toSorted(),
    extra: [...has].filter((reference) => !want.has(reference)).toSorted(),
  };
}

const retryMinutes = [5, 15, 30, 60, 120, 240];

/** When to try again after so many failures in a row. */
export function findRetryTime(failures: number, now: Date): Date {
  const minutes = retryMinutes[Math.min(failures, retryMinutes.length) - 1] ?? retryMinutes[0]!;
  return new Date(now.getTime() + minutes * 60_000);
}
