import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { proposePayment } from "../../../domain/tenancies/money/payment-caps.ts";
import type { TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import { countHeld, findPayment, type StepKind } from "../../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../../app-context.ts";
import { fallThrough } from "../../tenancies/end/end-tenancy.ts";
import { issueDocument } from "../../tenancies/documents/issue-document.ts";
import { type LoadedTenancy, loadTenancy } from "../../tenancies/load-tenancy.ts";
import { type Recorded, recordAllProgress } from "../../tenancies/steps/record-progress.ts";
import { addDemoReference, giveDemoCertificates } from "./demo-tenancy-documents.ts";
import type { DemoTenancies, DemoTenancyStep } from "./demo-data.ts";

export interface DemoTenancyTransaction {
  plan: DemoTenancies;
  /** The site so many days ago, within the demo's transaction. */
  at: (ago: number) => AppContext;
  by: StaffActor;
  siteUrl: string;
  /** By the feed's reference. */
  findHome: (ref: string) => { id: string; rentPcm: number };
}

/** Records what a step of the demo says, as a colleague would. */
export async function takeDemoStep(
  { at, by, plan }: DemoTenancyTransaction,
  tenancyId: string,
  step: DemoTenancyStep,
): Promise<void> {
  const app = at(step.ago);
  const loaded = await loadTenancy(app.database.orm, tenancyId);
  if (loaded === null) throw new Error("The demo's let is not there.");
  const recorder = { actor: by, by: by.staffId };
  if (step.do === "paper") {
    expectRecorded(await issueDocument(app, by, tenancyId, step.kind), step.do);
  } else if (step.do === "reference") {
    await addDemoReference(app, by, loaded, step.name);
  } else if (step.do === "certificates") {
    const actions = await giveDemoCertificates(app, by, loaded);
    expectRecorded(await recordAllProgress(app, recorder, { tenancyId, actions }), step.do);
  } else if (step.do === "fall-through") {
    const on = getLondonDate(app.now());
    const ending = { by: "renter", on, evidence: noted(step.note), relist: false } as const;
    expectRecorded(await fallThrough(app, recorder, { tenancyId, ...ending }), step.do);
  } else {
    const actions = listActions(loaded, step, { on: getLondonDate(app.now()), notes: plan.notes });
    expectRecorded(await recordAllProgress(app, recorder, { tenancyId, actions }), step.do);
  }
}

const noted = (note: string) => ({ note, documentId: null });

type Recording = Exclude<
  DemoTenancyStep,
  { do: "paper" | "reference" | "certificates" | "fall-through" }
>;

function listActions(
  { tenancy }: LoadedTenancy,
  step: Recording,
  { on, notes }: { on: string; notes: DemoTenancies["notes"] },
): TenancyAction[] {
  switch (step.do) {
    case "pass":
      return step.kinds.flatMap((kind) => {
        const note = notes[kind] ?? "Seen and filed.";
        return listPassed(tenancy, kind, { only: step.only, on, note });
      });
    case "share-code": {
      const person = tenancy.people.find(({ name }) => name === step.name);
      return [{ do: "give-share-code", personId: person?.id ?? "", code: step.code }];
    }
    case "ask":
      return step.kinds.flatMap((kind) => {
        const pence = proposePayment(tenancy, kind);
        // A home without a deposit asks for none.
        return pence === 0 ? [] : [{ do: "ask-payment", kind, pence, dueOn: addDays(on, 5) }];
      });
    case "receive": {
      const asked = findPayment(tenancy, step.kind)?.askedPence;
      if (asked === undefined) return [];
      const pence = Math.round(asked * step.share);
      const evidence = noted("Payment seen in the client account.");
      return [{ do: "receive-payment", kind: step.kind, pence, on, evidence }];
    }
    case "count-holding-deposit": {
      const evidence = noted("Agreed by email: it counts towards the first month’s rent.");
      return [{ do: "choose-holding-use", towards: "first-rent", on, evidence }];
    }
    default: {
      const pence = countHeld(findPayment(tenancy, step.kind));
      const evidence = noted("Paid back by bank transfer.");
      return [{ do: "repay-payment", kind: step.kind, pence, on, evidence }];
    }
  }
}

const permanent = {
  result: "permanent",
  method: "original-document",
  permissionUntil: null,
} as const;

/** By everybody of whom it is asked. */
function listPassed(
  { steps, people }: LoadedTenancy["tenancy"],
  kind: StepKind,
  { only, on, note }: { only: string | undefined; on: string; note: string },
): TenancyAction[] {
  const person = people.find(({ name }) => name === only);
  return steps
    .filter((step) => step.kind === kind && (only === undefined || step.personId === person?.id))
    .map(({ personId }) => ({
      do: "complete-step",
      kind,
      personId,
      on,
      outcome: "passed",
      evidence: noted(note),
      ...(kind === "right-to-rent" && { rightToRent: permanent }),
    }));
}

type Answer = Recorded | { ok: true } | { ok: false; rule: string };

function expectRecorded(answer: Answer, what: string): void {
  if (!answer.ok) throw new Error(`The demo's let can't be carried on: ${what}, ${answer.rule}`);
}
