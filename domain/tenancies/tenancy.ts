import type { Confirmed } from "../shared/record-change.ts";
import type { EvidenceSource } from "./steps/evidence-source.ts";
import type { RightToRent } from "./steps/right-to-rent-result.ts";

/**
 * A tenancy between the accepted offer and the keys, and after. `finished` is a tenancy that was and is
 * over; `fallen-through` never came to be.
 */
export const tenancyStates = ["progressing", "moved-in", "fallen-through", "finished"] as const;
export type TenancyState = (typeof tenancyStates)[number];

/** An occupier lives there without signing, a guarantor signs without living there. */
export const personRoles = ["tenant", "occupier", "guarantor"] as const;
export type PersonRole = (typeof personRoles)[number];

export interface TenancyPerson {
  id: string;
  /** As the offer gave it. Papers name who was checked: `findConfirmedName`. */
  name: string;
  role: PersonRole;
  /** The name on the record of their contact now, and the day on which that was written last. */
  record: { name: string; on: string };
  shareCode: { code: string; givenOn: string } | null;
}

/**
 * The list that is gone through before somebody moves in, in its order. Two of its points are duties:
 * the home is fit for people to live in as the tenancy begins (Landlord and Tenant Act 1985, section
 * 9A), and its alarms are tested on that day (`alarms-on-the-day`). The others are our own.
 */
export const moveInSteps = [
  "inventory-booked",
  "home-ready",
  "keys-counted",
  "inventory",
  "alarms-tested",
  "meters-read",
  "instructions-left",
  "emergency-numbers",
  "keys",
] as const;

/** What the end of a tenancy leaves to deal with, until a person says that it is done. */
export const endSteps = ["deposit-settled", "keys-back", "home-decided"] as const;
export type EndStep = (typeof endSteps)[number];

export const stepKinds = [
  "identity",
  "sanctions",
  "references",
  "right-to-rent",
  "guarantee",
  "written-statement",
  "gas-certificate",
  "electrical-report",
  "energy-certificate",
  "signature",
  "landlord-signature",
  "deposit-registration",
  "prescribed-information",
  ...moveInSteps,
  ...endSteps,
] as const;
export type StepKind = (typeof stepKinds)[number];

/** What shows that something was done: words, and the paper if there is one. */
export interface Evidence {
  note: string;
  documentId: string | null;
}

export const stepOutcomes = ["passed", "failed", "not-needed"] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

export const outcomeTexts: Record<StepOutcome, string> = {
  passed: "Passed",
  failed: "Failed",
  "not-needed": "Not needed",
};

/** To the Home Office, of somebody who has no right to rent any more. */
export interface HomeOfficeReport {
  on: string;
  by: string;
  evidence: Evidence;
}

export interface StepDone {
  /** London date. */
  on: string;
  /** Id of who did it: of staff, of one of the people, or of the landlord. */
  by: string;
  outcome: StepOutcome;
  evidence: Evidence;
  rightToRent: RightToRent | null;
  /** Under which name somebody was checked. Null where a step is not about who somebody is. */
  confirmed: Confirmed | null;
  /** Only of a check that found no right to rent. */
  reported: HomeOfficeReport | null;
  /** What was chosen of our own records. */
  source: EvidenceSource | null;
}

/** What a step was recorded as before: the latest counts, and all stay on record, oldest first. */
export interface EarlierRecord {
  was: StepDone;
  how: "repeated" | "undone" | "corrected";
  /** Since when it does not count any more. */
  on: string;
  by: string;
}

export interface TenancyStep {
  kind: StepKind;
  /** Null for a step of the whole household or the home. */
  personId: string | null;
  /** Staff id. Null for a tenancy that was accepted on the command line. */
  ownerId: string | null;
  /** When it should be done, not a deadline of law. */
  dueOn: string;
  done: StepDone | null;
  earlier: EarlierRecord[];
}

/** All that a renter may be asked for before a tenancy (Tenant Fees Act 2019, schedule 1). */
export const paymentKinds = ["holding-deposit", "first-rent", "deposit"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentTitles: Record<PaymentKind, string> = {
  "holding-deposit": "Holding deposit",
  "first-rent": "First month’s rent",
  deposit: "Deposit",
};

export interface Receipt {
  pence: number;
  on: string;
  by: string;
  evidence: Evidence;
}

/** Another receipt than it was recorded as. What was recorded stays on record. */
export interface ReceiptCorrection {
  was: Receipt;
  /** Null: it never came. */
  became: Pick<Receipt, "pence" | "on"> | null;
  correctedOn: string;
  by: string;
  evidence: Evidence;
}

export const keepReasons = ["right-to-rent", "false-information", "withdrew", "delay"] as const;
export type KeepReason = (typeof keepReasons)[number];

export interface Settlement {
  how: "applied" | "kept" | "repaid";
  pence: number;
  on: string;
  by: string;
  evidence: Evidence;
  /** Only where a holding deposit is kept. */
  keepReason: KeepReason | null;
}

/** What a holding deposit can be put towards, or else it goes back. */
export const holdingUses = ["first-rent", "deposit", "repayment"] as const;

/** What whoever paid the holding deposit wants done with it once everybody has signed. */
export interface HoldingChoice {
  towards: (typeof holdingUses)[number];
  on: string;
  by: string;
  evidence: Evidence;
}

export interface TenancyPayment {
  kind: PaymentKind;
  askedPence: number;
  askedOn: string;
  askedBy: string;
  dueOn: string;
  receipts: Receipt[];
  corrections: ReceiptCorrection[];
  /** Parts that were dealt with before more came, oldest first. Their receipts stand here only. */
  earlier: { receipts: Receipt[]; settled: Settlement }[];
  /** What became of the money. A rent and a deposit that stay where they belong have none. */
  settled: Settlement | null;
}

/** A later day for the agreement, agreed in writing. */
export interface DeadlineExtension {
  until: string;
  agreedOn: string;
  by: string;
  evidence: Evidence;
}

export const endedByWhom = ["renter", "landlord", "agency", "both"] as const;
export type EndedBy = (typeof endedByWhom)[number];

/** Within a sentence. */
export const enderNames: Record<EndedBy, string> = {
  renter: "the renter",
  landlord: "the landlord",
  agency: "the agency",
  both: "landlord and renter together",
};

export interface Tenancy {
  state: TenancyState;
  /** London dates. */
  acceptedOn: string;
  startsOn: string;
  /** Whole pounds a calendar month, never above the advertised rent. */
  rentPcm: number;
  takesDeposit: boolean;
  /** As agreed with the offer. Null: five weeks' rent. */
  depositPence: number | null;
  /** Who will live there, of 18 or over, named or not. */
  adults: number;
  guarantorRequired: boolean;
  people: TenancyPerson[];
  steps: TenancyStep[];
  payments: TenancyPayment[];
  extensions: DeadlineExtension[];
  /** Null until they were asked: then nothing is counted towards anything. */
  holdingChoice: HoldingChoice | null;
  /** When somebody last made sure that they still live there. Null before the first time. */
  confirmed: { on: string; by: string; evidence: Evidence } | null;
  /** Why and when it fell through or ended. */
  ending: { on: string; by: EndedBy; evidence: Evidence } | null;
}

/** It fell through or ended: nothing is done for it any more, but money still goes back. */
export function isOver({ state }: Pick<Tenancy, "state">): boolean {
  return state === "fallen-through" || state === "finished";
}

export function findPayment({ payments }: Pick<Tenancy, "payments">, kind: PaymentKind) {
  return payments.find((payment) => payment.kind === kind) ?? null;
}

export function getAmountReceived({ receipts }: Pick<TenancyPayment, "receipts">): number {
  return receipts.reduce((sum, { pence }) => sum + pence, 0);
}

/** The day of the first receipt, on which the clocks of the law begin. */
export function findReceivedOn(payment: Pick<TenancyPayment, "receipts"> | null): string | null {
  const days = payment?.receipts.map(({ on }) => on).toSorted() ?? [];
  return days[0] ?? null;
}

/** Money that is here and of which nothing became yet. */
export function countHeld(payment: TenancyPayment | null): number {
  return payment === null || payment.settled !== null ? 0 : getAmountReceived(payment);
}

export function listPeople(tenancy: Pick<Tenancy, "people">, ...roles: PersonRole[]) {
  return tenancy.people.filter(({ role }) => roles.includes(role));
}

export function listSteps(tenancy: Pick<Tenancy, "steps">, ...kinds: StepKind[]): TenancyStep[] {
  return tenancy.steps.filter(({ kind }) => kinds.includes(kind));
}
