import {
  confirmsName,
  describeNameProblem,
  findNameProblem,
  namesSomebody,
  proposeName,
} from "../../../domain/tenancies/documents/confirmed-names.ts";
import { describeUnprintable } from "../../../domain/shared/text/paper-characters.ts";
import { listParties } from "../../../domain/tenancies/documents/naming-problem.ts";
import type { Tenancy, TenancyStep } from "../../../domain/tenancies/tenancy.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";
import { joinNames } from "../decision/show-home-offers.ts";

/** Of checks of who somebody is: the name to compare with the evidence, and why they are open again. */
export function describeNaming(tenancy: Tenancy, step: TenancyStep) {
  const person = tenancy.people.find(({ id }) => id === step.personId);
  if (!person || !namesSomebody(tenancy, step)) return null;
  const problem = findNameProblem(tenancy, step);
  const name = proposeName(tenancy, step, person);
  return {
    name,
    /** Whether documents can show it. */
    isPrintable: describeUnprintable(name) === null,
    recordName: person.record.name,
    problem: problem && describeNameProblem(problem),
    mayPutBack: problem?.why === "changed" && confirmsName(tenancy, step),
  };
}

/** Whom a paper that is made elsewhere names, as their checks confirmed them. Null while it can't be made. */
export function describeParties({
  tenancy,
  landlord: checked,
}: Pick<LoadedTenancy, "tenancy" | "landlord">): string | null {
  const named = listParties("written-statement", tenancy, checked);
  if (!named.ok) return null;
  const { tenants, landlord } = named.parties;
  return `Use their names as checked: ${joinNames(tenants)}. Landlord: ${landlord.name}, ${landlord.address}.`;
}
