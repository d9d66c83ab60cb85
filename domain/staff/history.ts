import { auditActionNames } from "../shared/audit-actions.ts";
import { type AuditSubject, auditSubjectNames } from "../shared/audit-subjects.ts";
import { capitalise } from "../shared/text/capitalise.ts";
import { isUuid } from "../shared/uuid.ts";
import { type Allowed, hasPermission } from "./roles.ts";

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
  if (subject === "contact" && !hasPermission(reader, "see-people")) return false;
  if (subject !== "staff") return hasPermission(reader, "see-history");
  return subjectId === reader.staffId || hasPermission(reader, "see-staff-history");
}

/** A kind of record in a sentence. */
export function formatSubject(subject: string): string {
  return isSubject(subject) ? auditSubjectNames[subject] : subject.replaceAll("-", " ");
}

export function isSubject(subject: string): subject is AuditSubject {
  return Object.hasOwn(auditSubjectNames, subject);
}

/**
 * An audit row's action in words: `booking.moved` is `Moved the viewing`.
 * @param declared words of actions that their subject declares
 */
export function formatAction(
  action: string,
  declared: Readonly<Record<string, string>> = {},
): string {
  const line = isKnown(action) ? auditActionNames[action] : declared[action];
  if (line !== undefined) return line;
  // Of an earlier version, whose rows stay as they are.
  const [subject = "", ...what] = action.split(".");
  const words = capitalise(subject.replaceAll("-", " "));
  return `${words}: ${what.join(" ").replaceAll("-", " ")}`;
}

function isKnown(action: string): action is keyof typeof auditActionNames {
  return Object.hasOwn(auditActionNames, action);
}

const actorNames: Readonly<Record<string, string>> = {
  "command line": "Command line",
  visitor: "A visitor",
  job: "Lintel (automatic)",
};

/** Those who have no account, by their name in the audit. */
export const otherActors = Object.keys(actorNames);

/** @param name of the colleague with that id, if there is one */
export function formatActor(actor: string, name: string | null): string {
  return name ?? actorNames[actor] ?? (isUuid(actor) ? "A former colleague" : actor);
}
