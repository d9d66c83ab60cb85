import { addDays } from "../../domain/shared/dates.ts";
import { formatPenceField } from "../../domain/shared/pence.ts";
import { nameDepositPence } from "../../domain/tenancies/money/payment-caps.ts";
import { moveInSteps } from "../../domain/tenancies/tenancy.ts";

export const rentPcm = 2450;

type Fields = Record<string, string>;
export type Task =
  /** Accepts the first or the second of the home's offers. */
  | { path: "offer"; offer: 0 | 1 }
  /** Sends a form of the tenancy's page, with a paper where the rules ask for one. */
  | { path: "let"; fields: Fields; hasPaper?: true };

/** So many days after the one on which the offer was accepted: a run may go on past midnight. */
const onDay = (days: number) => `day+${days}`;
export function fillDays(fields: Fields, acceptedOn: string): Fields {
  const fill = (value: string) => {
    const days = /^day\+(\d+)$/.exec(value)?.[1];
    return days === undefined ? value : addDays(acceptedOn, Number(days));
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fill(value)]));
}

const seen = { on: onDay(0), note: "Seen" };
const deposit = formatPenceField(nameDepositPence({ rentPcm, depositPence: null }));
const holding = { kind: "holding-deposit", pence: "565" };
const record = (change: string, fields: Fields) => ({
  path: "let" as const,
  fields: { change, ...seen, ...fields },
});

/**
 * Of a home whose first let is extended and falls through on the renter, who had paid to hold it:
 * that money is kept with reasons, and the home goes back on the market. Its back-up is accepted
 * then, falls through on the landlord, and the money goes back.
 */
export function listTasksOfFallenTenancies(): Task[] {
  return [
    { path: "offer", offer: 0 },
    record("receive-payment", holding),
    {
      ...record("extend-deadline", { until: onDay(30), agreedOn: onDay(0) }),
      hasPaper: true,
    },
    record("fall-through", { by: "renter" }),
    { ...record("keep-holding-deposit", { reason: "withdrew" }), hasPaper: true },
    record("relist", {}),
    { path: "offer", offer: 1 },
    record("receive-payment", holding),
    record("fall-through", { by: "landlord", relist: "on" }),
    record("repay-payment", holding),
  ];
}

/**
 * To the keys, in the order that the rules ask for, with a receipt that was mistyped, and from there to
 * the end of the tenancy. `person` is filled in from the page.
 */
export function listTasksToEnd(): Task[] {
  const step = (kind: string, more: Fields = {}) =>
    record("complete-step", { kind, outcome: "passed", ...more });
  const ofTenant = (kind: string) => step(kind, { personId: "person" });
  const money = (kind: string, pence: string): Task[] => [
    { path: "let", fields: { change: "ask-payment", kind, pence, dueOn: onDay(2) } },
    record("receive-payment", { kind, pence }),
  ];
  const paper = (kind: string): Task => ({ path: "let", fields: { change: "issue-paper", kind } });
  return [
    { path: "offer", offer: 0 },
    record("receive-payment", { ...holding, pence: "500" }),
    record("correct-receipt", { ...holding, wasPence: "50000", wasOn: onDay(0) }),
    ...["identity", "sanctions", "references"].map(ofTenant),
    record("check-right-to-rent", {
      personId: "person",
      result: "permanent",
      method: "original-document",
    }),
    paper("written-statement"),
    paper("agreement"),
    ...["gas-certificate", "electrical-report", "energy-certificate"].map((kind) => step(kind)),
    ofTenant("signature"),
    step("landlord-signature"),
    record("choose-holding-use", { towards: "first-rent" }),
    ...money("first-rent", "1885"),
    ...money("deposit", deposit),
    step("deposit-registration"),
    ofTenant("prescribed-information"),
    ...moveInSteps.map((kind) => step(kind)),
    record("confirm-tenancy", {}),
    record("finish", { by: "renter" }),
  ];
}
