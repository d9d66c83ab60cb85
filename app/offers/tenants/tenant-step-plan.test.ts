import { expect, test } from "vitest";
import * as v from "valibot";
import { findFirstIncompleteStep } from "../../../domain/shared/fields/form-steps.ts";
import { createInitialDraft } from "../steps/offer-step-checks.ts";
import { getInitialTenantAnswers, createTenantPlan } from "./tenant-step-plan.ts";

const today = "2026-11-21";
const { steps, schema } = createTenantPlan("2027-01-04", today);
const tenant = {
  firstname: "Priya",
  lastname: "Raman",
  dob: "1994-03-27",
  phone: "07700 900123",
  email: "priya.raman@example.com",
  employer: "Fernwick Studio",
  job: "Product designer",
  salary: "£46,000",
  rentshare: "60",
};

function listMessages(changed: Record<string, string>, plan = { schema }): string[] {
  return (
    v.safeParse(plan.schema, { ...tenant, ...changed }).issues?.map(({ message }) => message) ?? []
  );
}

test("the steps ask for names and date of birth, contact, occupation; then all is done", () => {
  expect(steps.map(({ fields }) => fields)).toEqual([
    ["firstname", "lastname", "dob"],
    ["phone", "email"],
    ["employer", "job", "salary", "rentshare"],
    [],
  ]);
  expect(steps[3]!.question).toBe("All done!");
});

test("a tenant who answers every step is given as typed", () => {
  expect(findFirstIncompleteStep(steps, tenant)).toBe(steps.length);
  expect(v.parse(schema, tenant)).toEqual(tenant);
});

test.each([
  ["firstname", "", "Please provide a contact name"],
  ["lastname", " ", "Please provide a contact name"],
  ["phone", "", "Please provide us a valid phone number"],
  ["email", "priya@", "Please provide a valid email"],
  ["employer", "", "Please provide the name of the employer"],
  ["job", "", "Please provide a job title"],
  ["salary", "", "Please provide your salary"],
  ["rentshare", "", "Please provide the share due by the tenant in percentage"],
])("%s %j is answered by: %s", (field, typed, message) => {
  expect(listMessages({ [field]: typed })).toEqual([message]);
});

test("a tenant is 18 or over on the move-in date, not before", () => {
  expect(listMessages({ dob: "2009-01-04" })).toEqual([]);
  expect(listMessages({ dob: "2009-01-05" })).toEqual([
    "Every tenant must be 18 or over on the move-in date",
  ]);
});

test.each([null, "", "2027-"])("with the move-in date %j today counts", (startdate) => {
  const plan = createTenantPlan(startdate, today);
  expect(listMessages({ dob: "2008-11-21" }, plan)).toEqual([]);
  expect(listMessages({ dob: "2008-11-22" }, plan)).toHaveLength(1);
});

test.each(["2000-02-30", "94-03-27", "--27"])("%j is no date of birth", (dob) => {
  expect(listMessages({ dob })).toEqual(["Enter a real date of birth"]);
});

test("an unfinished tenant goes on where the form was left", () => {
  const { firstname, lastname, dob, phone, email } = tenant;
  const initialAnswers = getInitialTenantAnswers({
    id: "1",
    firstname,
    lastname,
    dob,
    phone,
    email,
  });
  expect(createInitialDraft(steps, initialAnswers)).toEqual({
    step: 2,
    answers: { ...tenant, employer: "", job: "", salary: "", rentshare: "" },
  });
});
