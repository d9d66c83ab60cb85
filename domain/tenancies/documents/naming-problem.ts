import {
  describeLandlordChange,
  describeUnprintableLandlord,
} from "../../landlords/landlord-check.ts";
import {
  areNamesSettled,
  describeNameProblem,
  findConfirmedName,
  listNameProblems,
} from "./confirmed-names.ts";
import type { DocumentKind } from "./tenancy-documents.ts";
import type { ProgressRule } from "../progress-rules.ts";
import type { TenancyLandlord } from "../tenancy-action.ts";
import { listPeople, type PersonRole, type Tenancy } from "../tenancy.ts";

type Names = Pick<Tenancy, "people" | "steps">;

type NamingRule = "landlord-changed" | "landlord-unprintable" | "name-changed" | "name-unprintable";

/**
 * Why no paper that names somebody is made, sent or signed: a record changed since its check, or the
 * name that was confirmed would be empty boxes.
 */
export function findNamingProblem(
  tenancy: Names,
  landlord: TenancyLandlord | null,
): NamingRule | null {
  if (areNamesSettled(tenancy)) return null;
  if (landlord?.change) return "landlord-changed";
  if (landlord?.checked && describeUnprintableLandlord(landlord.checked))
    return "landlord-unprintable";
  const problems = listNameProblems(tenancy);
  if (problems.length === 0) return null;
  return problems.every(({ why }) => why === "unprintable") ? "name-unprintable" : "name-changed";
}

/** What changed from what to what, or can't be shown, for the rules that say so. */
export function explainNaming(
  rule: ProgressRule,
  tenancy: Names,
  landlord: TenancyLandlord | null,
): string | undefined {
  if (rule === "landlord-changed")
    return landlord?.change ? describeLandlordChange(landlord.change) : undefined;
  if (rule === "landlord-unprintable")
    return (landlord?.checked && describeUnprintableLandlord(landlord.checked)) ?? undefined;
  if (rule !== "name-changed" && rule !== "name-unprintable") return undefined;
  const reasons = listNameProblems(tenancy).map(describeNameProblem);
  return reasons.filter((reason, n) => reasons.indexOf(reason) === n).join(" ");
}

export interface Parties {
  landlord: { name: string; address: string };
  tenants: string[];
  occupiers: string[];
  guarantors: string[];
}

/** Whom a paper names, exactly as their checks confirmed them: nothing of it comes from a record. */
export function listParties(
  kind: DocumentKind,
  tenancy: Names,
  landlord: TenancyLandlord | null,
): { ok: true; parties: Parties } | { ok: false; rule: ProgressRule | "landlord-missing" } {
  if (landlord?.sanctions === "match") return { ok: false, rule: "landlord-sanctions-match" };
  if (landlord !== null && landlord.sanctions === null)
    return { ok: false, rule: "landlord-unchecked" };
  const problem = findNamingProblem(tenancy, landlord);
  if (problem !== null) return { ok: false, rule: problem };
  const { name = "", address = null } = landlord?.checked ?? {};
  if (address === null) return { ok: false, rule: "landlord-missing" };
  const names = (role: PersonRole) =>
    listPeople(tenancy, role).map(({ id }) => findConfirmedName(tenancy, id));
  const [tenants, occupiers] = [names("tenant"), names("occupier")];
  // They are no party of the tenancy, so the statement does not wait for them.
  const guarantors = kind === "agreement" ? names("guarantor") : [];
  if (!areKnown(tenants) || !areKnown(occupiers) || !areKnown(guarantors))
    return { ok: false, rule: "name-unconfirmed" };
  return { ok: true, parties: { landlord: { name, address }, tenants, occupiers, guarantors } };
}

function areKnown(names: (string | null)[]): names is string[] {
  return names.every((name) => name !== null);
}
