import {
  confirmsName,
  describeNameProblem,
  findNameProblem,
  namesSomebody,
  proposeName,
} from "../../domain/tenancies/confirmed-names.ts";
import type { Tenancy, TenancyStep } from "../../domain/tenancies/tenancy.ts";

/** Of checks of who somebody is: the name to compare with the evidence, and why they are open again. */
export function describeNaming(tenancy: Tenancy, step: TenancyStep) {
  const person = tenancy.people.find(({ id }) => id === step.personId);
  if (!person || !namesSomebody(tenancy, step)) return null;
  const problem = findNameProblem(tenancy, step);
  return {
    name: proposeName(tenancy, step, person),
    recordName: person.record.name,
    problem: problem && describeNameProblem(problem),
    mayPutBack: problem?.why === "changed" && confirmsName(tenancy, step),
  };
}
