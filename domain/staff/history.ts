import { capitalise } from "../shared/capitalise.ts";
import { splitFieldName } from "../shared/field-name.ts";
import { type Allowed, mayDo } from "./roles.ts";

/** A record by its kind and id, as the audit names it. */
export interface RecordName {
  subject: string;
  subjectId: string;
}

/**
 * Everybody may read the history of what they work with, and of themselves; not of colleagues. A
 * person's has all that is theirs, in every branch.
 */
export function mayReadHistory(
  reader: Allowed & { staffId: string },
  { subject, subjectId }: RecordName,
): boolean {
  if (subject === "contact" && !mayDo(reader, "see-people")) return false;
  if (subject !== "staff") return mayDo(reader, "see-history");
  return subjectId === reader.staffId || mayDo(reader, "see-staff-history");
}

/** A kind of record in a sentence. */
export function formatSubject(subject: string): string {
  return subject === "staff" ? "colleague" : subject.replaceAll("-", " ");
}

/** An audit row's action in words: `offer.accepted` is `Offer: accepted`. */
export function formatAction(action: string): string {
  const [subject = "", ...what] = action.split(".");
  const words = capitalise(subject.replaceAll("-", " "));
  return `${words}: ${what.join(" ").replaceAll("-", " ")}`;
}

/** Its detail: `was: reader, became: manager`. */
export function formatDetail(
  detail: Readonly<Record<string, string | number | boolean | null>> | null,
): string {
  return Object.entries(detail ?? {})
    .map(([name, value]) => `${splitFieldName(name)}: ${value ?? "none"}`)
    .join(", ");
}

const actorNames: Readonly<Record<string, string>> = {
  "command line": "Command line",
  visitor: "A visitor",
  job: "The site itself",
};

/** Those who have no account, by their name in the audit. */
export const otherActors = Object.keys(actorNames);

/** @param name of the colleague with that id, if there is one */
export function formatActor(actor: string, name: string | null): string {
  return name ?? actorNames[actor] ?? actor;
}
