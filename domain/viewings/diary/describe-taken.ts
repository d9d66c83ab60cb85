import { londonTime } from "../../shared/london-time.ts";
import { appointmentKindNames } from "../appointments/appointment.ts";
import type { Conflict } from "./conflicts.ts";
import type { ConflictNames } from "./describe-conflict.ts";
import type { DiaryEntry } from "./diary.ts";

interface TakenNames extends Pick<ConflictNames, "person" | "namePerson"> {
  /** Null for one that whoever reads it may not see. */
  nameEntry: (entry: DiaryEntry) => string | null;
}

/**
 * Which appointments stand at a time that can't be booked, in sentences.
 * @returns empty if none does
 */
export function describeTaken(
  conflicts: readonly Conflict[],
  { person, namePerson, nameEntry }: TakenNames,
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
    const where = conflict.kind === "person-busy" ? "" : " in the property";
    const who = conflict.kind === "person-busy" ? person : namePerson(entry.negotiatorId);
    return `${who} has another appointment${where} at that time: ${[...what, span].join(", ")}.`;
  });
  return taken.join(" ");
}
