import { type Allowed, isRefusedToDemo, hasPermission, type Permission } from "./roles.ts";

/** Who gets in: anybody, whoever is signed in, or those with a permission. */
type Access = "anyone" | "signed-in" | Permission;

export interface OfficeEntry {
  /** Of GET and HEAD. Left out: there is nothing to read. */
  read?: Access;
  /** Of POST, PUT and DELETE. Left out: there is nothing to send. */
  write?: Access;
  /**
   * What is sent needs a sign-in of the last 15 minutes. Forms that keep what was typed and say so
   * themselves are left out: they declare it, as those of the team do.
   */
  fresh?: true;
}

const entries = {
  office: { read: "signed-in" },
  "office/sign-in": { read: "anyone", write: "anyone" },
  "office/sign-in/link": { read: "anyone", write: "anyone" },
  "office/sign-in/passkey": { write: "anyone" },
  "office/sign-in/passkey/options": { write: "anyone" },
  "office/sign-in/openid": { read: "anyone" },
  "office/sign-in/openid/return": { read: "anyone" },
  "office/set-up": { read: "anyone", write: "anyone" },
  "office/invitation": { read: "anyone", write: "anyone" },
  "office/theme": { write: "anyone" },
  "office/sign-out": { write: "signed-in" },
  "office/more": { read: "signed-in" },
  "office/no-access": { read: "signed-in" },
  "office/account": { read: "signed-in", write: "signed-in" },
  "office/account/passkey": { write: "add-ways-in", fresh: true },
  "office/account/passkey/options": { write: "add-ways-in", fresh: true },
  "office/team": { read: "see-team", write: "manage-team" },
  "office/team/:id": { read: "manage-team", write: "manage-team" },
  "office/activity-log": { read: "see-whole-history" },
  "office/activity-log/:subject/:id": { read: "see-history" },
  "office/today": { read: "signed-in", write: "edit-lets" },
  "office/diary": { read: "see-diary", write: "edit-diary" },
  "office/diary/book": { read: "edit-diary", write: "edit-diary" },
  "office/diary/new": { read: "edit-diary", write: "edit-diary" },
  "office/diary/:id": { read: "see-diary", write: "edit-diary" },
  "office/listings": { read: "see-listings", write: "publish-listings" },
  "office/listings/new": { read: "edit-listings", write: "edit-listings" },
  "office/listings/:id": { read: "see-listings", write: "edit-listings" },
  "office/listings/:id/save": { write: "edit-listings" },
  "office/listings/:id/uploads": { write: "edit-listings" },
  "office/listings/:id/part": { write: "edit-listings" },
  "office/listings/:id/picture": { read: "edit-listings", write: "edit-listings" },
  "office/listings/:id/certificate": { read: "see-documents" },
  "office/listings/:id/landlord": { read: "see-lets", write: "edit-lets" },
  "office/listings/:id/landlord/:paper": { read: "see-documents" },
  "office/offers": { read: "see-offers" },
  "office/offers/:listingId": { read: "see-offers", write: "decide-offers" },
  "office/tenancies": { read: "see-lets" },
  "office/tenancies/:id": { read: "see-lets", write: "edit-lets" },
  "office/documents/:id": { read: "see-documents" },
  "office/contacts": { read: "see-people" },
  "office/contacts/:id": { read: "see-people", write: "edit-people" },
  "office/contacts/caller/:id": { read: "see-people", write: "edit-people" },
  "office/contacts/:id/merge": { read: "edit-people", write: "edit-people" },
  "office/contacts/:id/export": { read: "export-person", write: "export-person", fresh: true },
  "office/contacts/:id/export.json": { write: "export-person", fresh: true },
  // Its form asks for `confirm-erasure` of whoever confirms.
  "office/contacts/:id/erasure": { read: "ask-erasure", write: "ask-erasure", fresh: true },
  // One's own with `edit-diary`; others' with `manage-availability`, which `may-change-hours` asks for.
  "office/diary/availability/:id?": { read: "see-diary", write: "edit-diary" },
  "office/diary/home/:listingId": { read: "edit-diary", write: "edit-diary" },
  "office/diary/keys": { read: "see-diary", write: "edit-diary" },
  "office/diary/viewing/:uid": { read: "see-diary", write: "edit-diary" },
  "office/diary/figures": { read: "see-diary" },
  "office/run-sheet": { read: "see-diary", write: "edit-diary" },
  "office/run-sheet/record": { write: "edit-diary" },
  // A program without data, which a browser fetches by itself.
  "office/run-sheet/worker.js": { read: "anyone" },
  "office/feeds": { read: "see-feeds", write: "manage-feeds" },
  "office/feeds/files": { read: "see-feeds" },
  "office/feeds/files/:id": { read: "see-feeds", write: "manage-feeds" },
  "office/feeds/portals/:id": { read: "see-feeds", write: "manage-feeds" },
  "office/account/api-keys": { read: "make-keys", write: "make-keys", fresh: true },
  "office/emails": { read: "see-outbox", write: "manage-outbox" },
  "office/emails/:id": { read: "see-outbox", write: "manage-outbox" },
  "office/emails/:id/preview": { read: "see-outbox" },
  "office/reports": { read: "see-figures" },
  "office/reports/csv": { read: "export-figures" },
  "office/settings": { read: "see-settings", write: "manage-settings" },
  "office/settings/branches": { read: "see-settings", write: "manage-branches" },
  "office/branch": { write: "signed-in" },
  "office/settings/templates": { read: "see-settings", write: "manage-settings" },
  "office/settings/signature": { read: "signed-in", write: "signed-in" },
  "office/inbox/new": { read: "answer-requests", write: "answer-requests" },
  "office/inbox/replies": { read: "answer-requests", write: "answer-requests" },
  "office/inbox/:id?": { read: "see-requests", write: "answer-requests" },
  "office/brochure/:id": { read: "see-requests" },
  "office/counts": { read: "signed-in" },
  "office/presence": { write: "answer-requests" },
  "office/events": { read: "signed-in" },
  "office/find": { read: "see-requests" },
  // What fields suggest while somebody types.
  "office/choices/home": { read: "see-listings" },
  "office/choices/listed-home": { read: "see-listings" },
  "office/choices/key": { read: "see-diary" },
  "office/choices/landlord": { read: "edit-lets" },
  "office/choices/person": { read: "edit-diary" },
  "office/choices/conversation": { read: "edit-people" },
  // Nobody knows yet whose it is.
  "office/unmatched-emails": { read: "see-people", write: "edit-people" },
  "office/received-file/:id": { read: "see-documents" },
  "office/*": { read: "signed-in" },
} as const satisfies Readonly<Record<string, OfficeEntry>>;

/**
 * Every page and call of the office by its path in `app/routes.ts`. What is not listed is refused,
 * and a test names it.
 */
export const officeEntries: Readonly<Record<string, OfficeEntry>> = entries;

type Entry = (typeof entries)[keyof typeof entries];
type Of<Door extends "read" | "write"> = Entry extends infer One
  ? One extends { readonly [Name in Door]: infer Given }
    ? Given
    : never
  : never;

/** Those that a page or call of the office asks for before anything of it runs. */
export type DoorPermission = Extract<Of<"read"> | Of<"write">, Permission>;

/** Where somebody comes back to: a call without a page hangs below one, as `export.json` does. */
export function getPageOf(pattern: string, pathname: string): string {
  const hasPage = officeEntries[pattern]?.read !== undefined;
  return hasPage ? pathname : pathname.replace(/[./][a-z]+$/, "");
}

export type Verdict =
  | "admitted"
  | "sign-in"
  | "stale-sign-in"
  | "no-access"
  | "not-for-demo"
  | "no-such-call";

/** @param visitor null for somebody who is not signed in */
export function judgeAccess(
  entry: OfficeEntry | undefined,
  isWrite: boolean,
  visitor: (Allowed & { isFresh: boolean }) | null,
): Verdict {
  const access = isWrite ? entry?.write : entry?.read;
  if (access === undefined) return "no-such-call";
  if (access === "anyone") return "admitted";
  if (visitor === null) return "sign-in";
  if (access !== "signed-in" && isRefusedToDemo(visitor, access)) return "not-for-demo";
  if (access !== "signed-in" && !hasPermission(visitor, access)) return "no-access";
  return isWrite && entry?.fresh && !visitor.isFresh ? "stale-sign-in" : "admitted";
}
