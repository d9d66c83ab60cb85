import { certificateNames } from "../../listings/certificates/certificates.ts";
import type { DocumentKind } from "../../documents/document.ts";
import { addDays } from "../../shared/dates.ts";
import {
  listSteps,
  moveInSteps,
  stepKinds,
  type PersonRole,
  type StepKind,
  type Tenancy,
  type TenancyPerson,
  type TenancyStep,
} from "../tenancy.ts";
import { findNameProblem } from "../documents/confirmed-names.ts";
import { isRightToRentInTime } from "./right-to-rent.ts";

export const stepNames: Record<StepKind, string> = {
  identity: "Identity",
  sanctions: "UK sanctions list",
  references: "References",
  "right-to-rent": "Right to rent",
  guarantee: "Guarantee signed",
  "written-statement": "Written statement of terms given",
  "gas-certificate": `${certificateNames.gas} given`,
  "electrical-report": `${certificateNames.eicr} given`,
  "energy-certificate": `${certificateNames.epc} given`,
  signature: "Agreement signed",
  "landlord-signature": "Agreement signed by the landlord",
  "deposit-registration": "Deposit registered",
  "prescribed-information": "Prescribed information given",
  "inventory-booked": "Inventory clerk booked",
  "home-ready": "Cleaning and repairs finished",
  "keys-counted": "Sets of keys counted and labelled",
  inventory: "Inventory signed",
  "alarms-tested": "Smoke and carbon monoxide alarms tested",
  "meters-read": "Meters read",
  "instructions-left": "Instructions for heating and appliances left",
  "emergency-numbers": "Emergency numbers left",
  keys: "Keys handed over",
  "deposit-settled": "Deposit repaid or shared out",
  "keys-back": "All keys back",
  "home-decided": "Next step for the property decided",
};

/** What belongs to a step that its name does not say. */
export const stepHints: Partial<Record<StepKind, string>> = {
  "home-ready": "Fit to live in",
  "keys-counted": "And the fobs",
  "prescribed-information": "And to anyone who paid on their behalf",
  inventory: "By every tenant",
  "alarms-tested": "On the first day",
  "meters-read": "Gas, electricity, water",
  keys: "Once everything else is done and paid",
};

/** What a paper is that shows that a step was done. */
export const evidenceKinds: Record<StepKind, DocumentKind> = {
  identity: "identity",
  sanctions: "other",
  references: "reference",
  "right-to-rent": "right-to-rent",
  guarantee: "guarantee",
  "written-statement": "written-statement",
  "gas-certificate": "gas-certificate",
  "electrical-report": "electrical-report",
  "energy-certificate": "energy-certificate",
  signature: "signed-agreement",
  "landlord-signature": "signed-agreement",
  "deposit-registration": "deposit-certificate",
  "prescribed-information": "prescribed-information",
  "inventory-booked": "other",
  "home-ready": "other",
  "keys-counted": "other",
  inventory: "inventory",
  "alarms-tested": "other",
  "meters-read": "other",
  "instructions-left": "other",
  "emergency-numbers": "other",
  keys: "receipt",
  "deposit-settled": "payment-record",
  "keys-back": "receipt",
  "home-decided": "other",
};

/** Both name the amount of the deposit, and have one day (Housing Act 2004, section 213). */
export const depositSteps = ["deposit-registration", "prescribed-information"] as const;

/** Whom a step is asked of. Without roles it is one for the whole tenancy. */
const stepRoles: Partial<Record<StepKind, readonly PersonRole[]>> = {
  identity: ["tenant", "guarantor"],
  sanctions: ["tenant", "guarantor"],
  references: ["tenant"],
  "right-to-rent": ["tenant", "occupier"],
  guarantee: ["guarantor"],
  "written-statement": ["tenant"],
  signature: ["tenant"],
  "prescribed-information": ["tenant"],
};

const homeSteps: readonly StepKind[] = [
  "gas-certificate",
  "electrical-report",
  "energy-certificate",
  "landlord-signature",
  ...moveInSteps,
];

/** Days before the start by which it should be done, else on its day. The law's own clocks are in `list-alarms.ts`. */
const daysBefore: Partial<Record<StepKind, number>> = {
  identity: 21,
  sanctions: 21,
  references: 14,
  "right-to-rent": 10,
  guarantee: 10,
  "written-statement": 10,
  "gas-certificate": 10,
  "electrical-report": 10,
  "energy-certificate": 10,
  signature: 7,
  "landlord-signature": 7,
  "inventory-booked": 7,
  "home-ready": 2,
  "keys-counted": 2,
};

type Plan = Pick<Tenancy, "startsOn" | "acceptedOn" | "takesDeposit">;

/** The steps of a new tenancy. Deposit steps only where a deposit is taken. */
export function planSteps(
  plan: Plan,
  people: readonly TenancyPerson[],
  ownerId: string | null,
): TenancyStep[] {
  const shared = [...homeSteps, ...(plan.takesDeposit ? (["deposit-registration"] as const) : [])];
  return [
    ...people.flatMap((person) => planPersonSteps(plan, person, ownerId)),
    ...shared.map((kind) => createStep(plan, kind, null, ownerId)),
  ];
}

export function planPersonSteps(
  plan: Plan,
  { id, role }: Pick<TenancyPerson, "id" | "role">,
  ownerId: string | null,
): TenancyStep[] {
  return stepKinds
    .filter((kind) => stepRoles[kind]?.includes(role))
    .filter((kind) => kind !== "prescribed-information" || plan.takesDeposit)
    .map((kind) => createStep(plan, kind, id, ownerId));
}

export function planDueOn({ startsOn, acceptedOn }: Omit<Plan, "takesDeposit">, kind: StepKind) {
  const planned = addDays(startsOn, -(daysBefore[kind] ?? 0));
  return planned < acceptedOn ? acceptedOn : planned;
}

function createStep(
  plan: Plan,
  kind: StepKind,
  personId: string | null,
  ownerId: string | null,
): TenancyStep {
  return { kind, personId, ownerId, dueOn: planDueOn(plan, kind), done: null, earlier: [] };
}

/** Done, passed, and still good for the start as it stands now. */
export function isFulfilled(
  tenancy: Pick<Tenancy, "startsOn" | "people" | "steps">,
  step: TenancyStep,
): boolean {
  const { kind, done } = step;
  if (done === null || done.outcome === "failed") return false;
  if (findNameProblem(tenancy, step) !== null) return false;
  // Smoke and Carbon Monoxide Alarm (England) Regulations 2015, regulation 4.
  if (kind === "alarms-tested") return done.on === tenancy.startsOn;
  return kind !== "right-to-rent" || isRightToRentInTime(done, tenancy.startsOn);
}

export function areStepsDone(tenancy: Tenancy, ...kinds: StepKind[]): boolean {
  return listSteps(tenancy, ...kinds).every((step) => isFulfilled(tenancy, step));
}

/** The day on which the last of landlord and tenants signed. Null until all have. */
export function findSignedOn(tenancy: Pick<Tenancy, "steps">): string | null {
  const signatures = listSteps(tenancy, "signature", "landlord-signature");
  const days = signatures.flatMap(({ done }) => (done === null ? [] : [done.on])).toSorted();
  return days.length === signatures.length ? (days.at(-1) ?? null) : null;
}

export function hasAnySignature(tenancy: Pick<Tenancy, "steps">): boolean {
  return listSteps(tenancy, "signature", "landlord-signature").some(({ done }) => done !== null);
}

export function hasSanctionsMatch(tenancy: Pick<Tenancy, "steps">): boolean {
  return listSteps(tenancy, "sanctions").some(({ done }) => done?.outcome === "failed");
}

/** A tenant for whom a right to rent was denied may not live there (Immigration Act 2014, s. 22). */
export function isRightToRentDenied(tenancy: Pick<Tenancy, "steps">): boolean {
  return listSteps(tenancy, "right-to-rent").some(({ done }) => done?.outcome === "failed");
}
