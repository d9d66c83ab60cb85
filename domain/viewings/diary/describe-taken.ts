import { londonTime } from "../../shared/london-time.ts";
import { formatShortMoment } from "../../shared/formats/short-date.ts";
import { appointmentKindNames } from "../appointments/appointment.ts";
import type { Conflict } from "./conflicts.ts";
import type { ConflictNames } from "./describe-conflict.ts";
import type { DiaryEntry, TimeSpan } from "./diary.ts";

interface TakenNames extends Pick<ConflictNames, "person" | "now" | "namePerson"> {
  /** Null for one that whoever reads it may not see. */
  nameEntry: (entry: DiaryEntry) => string | null;
}

/**
 * Which appointments stand at a time that can't be booked, in sentences, and when there is none.
 * @returns empty if none does
 */
export function describeTaken(
  conflicts: readonly Conflict[],
  next: readonly TimeSpan[],
  { person, now, namePerson, nameEntry }: TakenNames,
): string {
  const taken = conflicts.flatMap((conflict) => {
    if (conflict.kind !== "person-busy" && conflict.kind !== "home-busy") return [];
    const { entry } = conflict;
    const place = nameEntry(entry);
    const kind = appointmentKindNames[entry.kind];
    const what =
      place === null
        ? []
        : [kind.toLowerCase(), ...(place === kind || place === "" ? [] : [place])];
    const span = `${londonTime(entry.startsAt)} to ${londonTime(entry.endsAt)}`;
    const where = conflict.kind === "person-busy" ? "" : " in the home";
    const who = conflict.kind === "person-busy" ? person : namePerson(entry.negotiatorId);
    return `${who} has another appointment${where} at that time: ${[...what, span].join(", ")}.`;
  });
  if (taken.length === 0) return "";
  const times = next.map(({ startsAt }) => formatShortMoment(startsAt, now)).join("; ");
  const instead = times && `${person} is free next at these times: ${times}.`;
  return [...taken, instead].filter(Boolean).join(" ");
}
