import { officeEntries } from "../domain/staff/office-access.ts";
import { hasPermission } from "../domain/staff/roles.ts";
import { type Known, listOfficeVisits, type Visit } from "./visits.ts";

/** Pages that show one branch where one is chosen, and their longest median on a server, milliseconds. */
const limits: Readonly<Record<string, number>> = {
  "office/inbox/:id?": 80,
  "office/inbox/new": 60,
  "office/listings": 60,
  "office/today": 200,
  "office/counts": 40,
  "office/find": 60,
  "office/diary": 250,
  "office/diary/book": 100,
  "office/diary/new": 60,
  "office/diary/keys": 100,
  "office/diary/figures": 100,
  "office/offers": 100,
  "office/tenancies": 100,
  "office/tenancies/:id": 100,
  // Of 13 weeks.
  "office/reports": 700,
  "office/reports/csv": 100,
  "office/settings/templates": 60,
};

/** In an office that shows one branch. */
export const listBranchVisits = (known: Known): Visit[] =>
  listOfficeVisits(known)
    .filter(({ path }) => path in limits)
    .map((visit) => ({ ...visit, limit: limits[visit.path]! }));

const usualLimit = 100;
const limited = { role: "negotiator", branchView: { isLimited: true } } as const;

/** Of somebody who is limited to a branch. */
export const listLimitedVisits = (known: Known): Visit[] =>
  listOfficeVisits(known)
    .filter(({ path }) => {
      const { read = "anyone" } = officeEntries[path]!;
      return read === "signed-in" || (read !== "anyone" && hasPermission(limited, read));
    })
    .map((visit) => ({ ...visit, limit: limits[visit.path] ?? visit.limit ?? usualLimit }));
