import { shortenName } from "../../../../domain/contacts/full-name.ts";
import { certificateNames } from "../../../../domain/listings/certificates/certificates.ts";
import { isEndStep } from "../../../../domain/tenancies/end/after-the-end.ts";
import { tenancyForms } from "../../../../domain/tenancies/tenancy-forms.ts";
import { tenancyActions } from "../../../../domain/tenancies/tenancy-actions.ts";
import { isOver, outcomeTexts, type StepOutcome } from "../../../../domain/tenancies/tenancy.ts";
import { TenancyForm } from "../tenancy-form.tsx";
import { RightToRentForm } from "./right-to-rent-form.tsx";
import { showEndAnswers, showEvidence, showName } from "./show-fields.ts";
import type { TenancyView, StepView } from "../shown.ts";

/** What is not only done or not. */
const outcomesOf: Partial<Record<StepView["kind"], readonly StepOutcome[]>> = {
  identity: ["passed", "failed"],
  sanctions: ["passed", "failed"],
  references: ["passed", "failed"],
  "gas-certificate": ["passed", "not-needed"],
};

/** What its form records, in words that no other form of the page has. */
const recordTexts: Record<Exclude<StepView["kind"], "right-to-rent">, string> = {
  identity: "Record identity check",
  sanctions: "Record sanctions check",
  references: "Record references",
  guarantee: "Record guarantee",
  "written-statement": "Record written statement",
  "gas-certificate": `Record ${certificateNames.gas.toLowerCase()}`,
  "electrical-report": `Record ${certificateNames.eicr.toLowerCase()}`,
  "energy-certificate": `Record ${certificateNames.epc.toLowerCase()}`,
  signature: "Record signature",
  "landlord-signature": "Record landlord’s signature",
  "deposit-registration": "Record deposit registration",
  "prescribed-information": "Record prescribed information",
  "inventory-booked": "Record inventory booking",
  "home-ready": "Record that the property is ready",
  "keys-counted": "Record key sets",
  inventory: "Record inventory",
  "alarms-tested": "Record alarm test",
  "meters-read": "Record meter readings",
  "instructions-left": "Record appliance instructions",
  "emergency-numbers": "Record emergency numbers",
  keys: "Record key handover",
  "deposit-settled": "Record deposit outcome",
  "keys-back": "Record key return",
  "home-decided": "Record what happens to the property",
};

const againTexts: Partial<Record<StepView["kind"], string>> = {
  identity: "Check the identity again",
  sanctions: "Check the sanctions list again",
};

/** Papers that can be made elsewhere. */
const namesOthers: ReadonlySet<StepView["kind"]> = new Set([
  "written-statement",
  "prescribed-information",
]);

interface Step {
  step: StepView;
  shown: TenancyView;
}

/** What can be done about a step now. */
export function StepForms({ step, shown }: Step) {
  const { kind, personId, person, title, done, key } = step;
  const id = key.replaceAll(" ", "-");
  const report = step.mayReport && <ReportForm step={step} />;
  if (isOver(shown) && !isEndStep(kind))
    return (
      (step.mayReport || step.mayCorrect) && (
        <div className="step__forms">
          {report}
          {step.mayCorrect && (
            <RightToRentForm id={id} step={step} shown={shown} purpose="correction" />
          )}
        </div>
      )
    );
  const isAgain =
    done !== null &&
    (kind === "sanctions" || kind === "right-to-rent" || Boolean(step.naming?.problem));
  const isOpen = done === null || isAgain;
  return (
    <div className="step__forms">
      {kind === "right-to-rent" && done === null && <ShareCode step={step} shown={shown} />}
      {isOpen && kind === "right-to-rent" && (
        <RightToRentForm id={id} step={step} shown={shown} purpose={isAgain ? "again" : "first"} />
      )}
      {isOpen && kind !== "right-to-rent" && (
        <Complete step={step} kind={kind} shown={shown} isAgain={isAgain} />
      )}
      {report}
      {step.naming?.mayPutBack && (
        <TenancyForm
          form={tenancyForms["put-back"]}
          id={`${id}-put-back`}
          values={{ personId }}
          button="Restore the record"
          about={person ?? undefined}
          look="quiet"
        />
      )}
      {step.mayReopen && (
        <TenancyForm
          form={tenancyActions["reopen-step"]}
          id={`${id}-undo`}
          values={{ kind, personId }}
          summary="Undo"
          button="Undo step"
          about={person === null ? title : `${title}, ${person}`}
          look="secondary"
        >
          <p className="tiny">
            This step will be open again, and someone has to record it anew. What was recorded stays
            under ‘Previous versions’.
          </p>
        </TenancyForm>
      )}
      {done === null && <Give step={step} />}
    </div>
  );
}

/** To the Home Office, once a check found no right to rent any more. */
function ReportForm({ step: { personId, person, key } }: Pick<Step, "step">) {
  return (
    <TenancyForm
      form={tenancyActions["report-right-to-rent"]}
      id={`${key.replaceAll(" ", "-")}-report`}
      values={{ personId }}
      summary="Record Home Office report"
      button="Record report"
      about={person ?? undefined}
    >
      <p className="tiny">
        Report straight away that {person} no longer has the right to rent. This protects you and
        the landlord from a penalty (Immigration Act 2014, sections 24(6) and 26(6)).
      </p>
    </TenancyForm>
  );
}

function ShareCode({ step: { personId, person, key }, shown }: Step) {
  const id = `${key.replaceAll(" ", "-")}-code`;
  if (personId === null) return null;
  const code = shown.people.find((one) => one.id === personId)?.shareCode?.code;
  return (
    <>
      <TenancyForm
        form={tenancyActions["give-share-code"]}
        id={id}
        values={{ personId, code }}
        summary="Enter a share code"
        button="Save code"
        about={person ?? undefined}
      />
      <TenancyForm
        form={tenancyForms["ask-share-code"]}
        id={`${id}-ask`}
        values={{ personId }}
        button={`Ask ${person === null ? "them" : shortenName(person)} by email`}
        about={person === null ? "share code" : `share code, ${person}`}
        look="quiet"
      />
    </>
  );
}

function Complete({
  step,
  kind,
  shown,
  isAgain,
}: Step & { kind: keyof typeof recordTexts; isAgain: boolean }) {
  const { personId, person, key } = step;
  const named = showName(step);
  const seen = showEvidence(shown.offered[key]);
  const options = outcomesOf[kind]?.map((value) => ({ value, label: outcomeTexts[value] }));
  const parties = namesOthers.has(kind) && shown.parties && <p className="tiny">{shown.parties}</p>;
  return (
    <TenancyForm
      form={tenancyActions["complete-step"]}
      id={key.replaceAll(" ", "-")}
      values={{ kind, personId, outcome: "passed", ...named.values, ...seen.values }}
      shows={{
        ...named.shows,
        ...seen.shows,
        ...showEndAnswers(kind, shown.home),
        on: { above: parties },
        outcome: options ? { options } : { input: "hidden" },
      }}
      summary={isAgain ? (againTexts[kind] ?? recordTexts[kind]) : recordTexts[kind]}
      button={recordTexts[kind]}
      about={person ?? undefined}
    />
  );
}

function Give({ step }: Pick<Step, "step">) {
  const { key, title, person, position, ownerId } = step;
  return (
    <TenancyForm
      form={tenancyForms.assign}
      id={`${key.replaceAll(" ", "-")}-owner`}
      values={{ position: String(position), owner: ownerId }}
      summary="Reassign to a colleague"
      button="Reassign task"
      about={person === null ? title : `${title}, ${person}`}
    />
  );
}
