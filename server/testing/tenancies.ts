import { actOnTenancy } from "../../domain/tenancies/act-on-tenancy.ts";
import { capPayment } from "../../domain/tenancies/money/payment-caps.ts";
import { planSteps } from "../../domain/tenancies/steps/required-steps.ts";
import type {
  ActionContext,
  TenancyLandlord,
  TenancyAction,
} from "../../domain/tenancies/tenancy-action.ts";
import {
  type HoldingChoice,
  type PaymentKind,
  type StepKind,
  type Tenancy,
  type TenancyPerson,
  moveInSteps,
} from "../../domain/tenancies/tenancy.ts";

export const seen = { note: "Seen and filed.", documentId: null };
export const paper = { note: "", documentId: "55555555-5555-4555-8555-555555555555" };
export const saoirse = "66666666-6666-4666-8666-666666666666";
export const grace = "77777777-7777-4777-8777-777777777771";
export const luis = "77777777-7777-4777-8777-777777777772";

/** Two tenants whose offer of £2,300 for 7 December was accepted on 10 November. */
export function createTenancy(changes: Partial<Tenancy> = {}): Tenancy {
  const people = [createPerson(grace, "Grace Adeleke"), createPerson(luis, "Luis Ferreira")];
  const tenancy = {
    state: "progressing" as const,
    acceptedOn: "2026-11-10",
    startsOn: "2026-12-07",
    rentPcm: 2300,
    takesDeposit: true,
    depositPence: null,
    adults: 2,
    guarantorRequired: false,
    people,
    payments: [],
    extensions: [],
    confirmed: null,
    holdingChoice: null,
    ending: null,
    ...changes,
  };
  return { ...tenancy, steps: changes.steps ?? planSteps(tenancy, tenancy.people, saoirse) };
}

function createPerson(id: string, name: string): TenancyPerson {
  return { id, name, role: "tenant", record: { name, on: "2026-11-10" }, shareCode: null };
}

export const owner = {
  name: "Beatrix Oyelaran",
  address: "1 Owner Street, London N1 0ZZ",
};

/** A landlord as a tenancy sees them: checked as their record says. */
export function createLandlord(changes: Partial<TenancyLandlord> = {}): TenancyLandlord {
  return {
    sanctions: "clear",
    checked: { ...owner, record: { ...owner, isCompany: false }, version: 0 },
    change: null,
    ...changes,
  };
}

export function createContext(today: string, changes: Partial<ActionContext> = {}): ActionContext {
  return {
    today,
    by: saoirse,
    isHeldElsewhere: false,
    landlord: createLandlord(),
    isAgreementStale: false,
    ...changes,
  };
}

/** Records one thing after the other. Throws with the rule that refuses one. */
export function recordAll(tenancy: Tenancy, today: string, ...actions: TenancyAction[]): Tenancy {
  return actions.reduce((before, action) => {
    const acted = actOnTenancy(before, action, createContext(today));
    if (!acted.ok) throw new Error(`${action.do}: ${acted.rule}`);
    return acted.tenancy;
  }, tenancy);
}

/** A passed step of everybody of whom it is asked. */
export function passAll(tenancy: Tenancy, on: string, ...kinds: StepKind[]): TenancyAction[] {
  return tenancy.steps
    .filter(({ kind, done }) => kinds.includes(kind) && done === null)
    .map(({ kind, personId }) => ({
      do: "complete-step",
      kind,
      personId,
      on,
      outcome: "passed",
      evidence: seen,
      ...(kind === "right-to-rent" && { rightToRent: permanent }),
    }));
}

export const permanent = {
  result: "permanent",
  method: "original-document",
  permissionUntil: null,
} as const;

export const checks = ["identity", "sanctions", "references", "right-to-rent"] as const;

export function payInFull(tenancy: Tenancy, kind: PaymentKind, today: string): TenancyAction[] {
  const pence = capPayment(tenancy, kind);
  return [
    { do: "ask-payment", kind, pence, dueOn: today },
    { do: "receive-payment", kind, pence, on: today, evidence: seen },
  ];
}

/** With its holding deposit here since 11 November, day 1. */
export function createHeld(changes: Partial<Tenancy> = {}): Tenancy {
  const tenancy = createTenancy(changes);
  return recordAll(tenancy, "2026-11-11", ...payInFull(tenancy, "holding-deposit", "2026-11-11"));
}

export function choose(towards: HoldingChoice["towards"], on: string): TenancyAction {
  return { do: "choose-holding-use", towards, on, evidence: seen };
}

/** Checked and signed by everybody on 20 November. */
export function createSigned(changes: Partial<Tenancy> = {}): Tenancy {
  const held = createHeld(changes);
  const signing = passAll(
    held,
    "2026-11-20",
    ...checks,
    "guarantee",
    "written-statement",
    "signature",
    "landlord-signature",
  );
  const first = (kind: string) => (kind.includes("signature") ? 1 : 0);
  const ordered = signing.toSorted((a, b) => first(kindOf(a)) - first(kindOf(b)));
  return recordAll(held, "2026-11-20", ...ordered);
}

const kindOf = (action: TenancyAction) => ("kind" in action ? action.kind : "");

/** Everything done on 7 December but the keys. */
export function createReady(): Tenancy {
  const signed = recordAll(createSigned(), "2026-11-20", choose("first-rent", "2026-11-20"));
  const paid = recordAll(
    recordAll(signed, "2026-11-21", ...payInFull(signed, "first-rent", "2026-11-21")),
    "2026-11-21",
    ...payInFull(signed, "deposit", "2026-11-21"),
  );
  const rest = passAll(
    paid,
    "2026-12-07",
    "gas-certificate",
    "electrical-report",
    "energy-certificate",
    ...moveInSteps.filter((kind) => kind !== "keys"),
  );
  return recordAll(paid, "2026-12-07", ...rest);
}
