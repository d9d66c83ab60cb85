import { capDepositPence } from "../../domain/listings/move-in-cost.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { formatPenceField } from "../../domain/shared/pence.ts";
import { moveInSteps } from "../../domain/tenancies/tenancy.ts";

export const today = getLondonDate(new Date());
export const rentPcm = 2450;

type Fields = Record<string, string>;
export interface Task {
  path: "offer" | "let";
  fields: Fields;
}

const seen = { on: today, note: "Seen" };
const deposit = formatPenceField(capDepositPence(rentPcm));

/** In the order that the rules ask for. `person` is filled in from the page. */
export function listTasks(): Task[] {
  const step = (kind: string, more: Fields = {}): Task => ({
    path: "let",
    fields: { change: "complete-step", kind, outcome: "passed", ...seen, ...more },
  });
  const ofTenant = (kind: string) => step(kind, { personId: "person" });
  const money = (kind: string, pence: string, asks = true): Task[] => [
    ...(asks
      ? [{ path: "let" as const, fields: { change: "ask-payment", kind, pence, dueOn: today } }]
      : []),
    { path: "let", fields: { change: "receive-payment", kind, pence, ...seen } },
  ];
  const paper = (kind: string): Task => ({ path: "let", fields: { change: "issue-paper", kind } });
  return [
    { path: "offer", fields: { change: "decide" } },
    ...money("holding-deposit", "565", false),
    ...["identity", "sanctions", "references"].map(ofTenant),
    {
      path: "let",
      fields: {
        change: "check-right-to-rent",
        personId: "person",
        result: "permanent",
        method: "original-document",
        ...seen,
      },
    },
    paper("written-statement"),
    paper("agreement"),
    ...["gas-certificate", "electrical-report", "energy-certificate"].map((kind) => step(kind)),
    ofTenant("signature"),
    step("landlord-signature"),
    {
      path: "let",
      fields: { change: "choose-holding-use", towards: "first-rent", ...seen },
    },
    ...money("first-rent", "1885"),
    ...money("deposit", deposit),
    step("deposit-registration"),
    ofTenant("prescribed-information"),
    ...moveInSteps.map((kind) => step(kind)),
  ];
}
