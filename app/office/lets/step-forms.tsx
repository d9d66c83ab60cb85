import { shortenName } from "../../../domain/contacts/full-name.ts";
import { certificateNames } from "../../../domain/listings/certificates.ts";
import { isEndStep } from "../../../domain/tenancies/after-the-end.ts";
import { isOver } from "../../../domain/tenancies/tenancy.ts";
import { DayField, EvidenceFields, LetField, LetSelect } from "./let-fields.tsx";
import { LetForm } from "./let-form.tsx";
import { NameField } from "./name-field.tsx";
import { RightToRentForm } from "./right-to-rent-form.tsx";
import type { ShownLet, ShownStep } from "./shown.ts";

export const outcomeTexts = {
  passed: "Passed",
  failed: "Failed",
  "not-needed": "Not needed",
} as const;

/** What is not only done or not. */
const outcomesOf: Partial<Record<ShownStep["kind"], readonly (keyof typeof outcomeTexts)[]>> = {
  identity: ["passed", "failed"],
  sanctions: ["passed", "failed"],
  references: ["passed", "failed"],
  "gas-certificate": ["passed", "not-needed"],
};

/** What its form records, in words that no other form of the page has. */
const recordTexts: Record<Exclude<ShownStep["kind"], "right-to-rent">, string> = {
  identity: "Record the identity check",
  sanctions: "Record the sanctions check",
  references: "Record the references",
  guarantee: "Record the guarantee",
  "written-statement": "Record the written statement",
  "gas-certificate": `Record the ${certificateNames.gas.toLowerCase()}`,
  "electrical-report": `Record the ${certificateNames.eicr.toLowerCase()}`,
  "energy-certificate": `Record the ${certificateNames.epc.toLowerCase()}`,
  signature: "Record the signature",
  "landlord-signature": "Record the landlord’s signature",
  "deposit-registration": "Record the deposit’s registration",
  "prescribed-information": "Record the prescribed information",
  "inventory-booked": "Record the inventory clerk",
  "home-ready": "Record that the home is ready",
  "keys-counted": "Record the sets of keys",
  inventory: "Record the inventory",
  "alarms-tested": "Record the test of the alarms",
  "meters-read": "Record the meters",
  "instructions-left": "Record the instructions",
  "emergency-numbers": "Record the emergency numbers",
  keys: "Record the handover of the keys",
  "deposit-settled": "Record what became of the deposit",
  "keys-back": "Record that the keys are back",
  "home-decided": "Record what becomes of the home",
};

const againTexts: Partial<Record<ShownStep["kind"], string>> = {
  identity: "Check the identity again",
  sanctions: "Check the sanctions list again",
};

/** Papers that can be made elsewhere. */
const namesOthers: ReadonlySet<ShownStep["kind"]> = new Set([
  "written-statement",
  "prescribed-information",
]);

interface Step {
  step: ShownStep;
  shown: ShownLet;
}

/** What can be done about a step now. */
export function StepForms({ step, shown }: Step) {
  const { kind, personId, person, title, done, key } = step;
  const id = key.replaceAll(" ", "-");
  const report = step.mayReport && <ReportForm step={step} shown={shown} />;
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
        <LetForm
          id={`${id}-put-back`}
          change="put-back"
          hidden={{ personId }}
          summary=""
          button="Put the record back"
          about={person ?? undefined}
          look="quiet"
        />
      )}
      {step.mayReopen && (
        <LetForm
          id={`${id}-undo`}
          change="reopen-step"
          hidden={{ kind, personId }}
          summary=""
          button="Undo"
          about={person === null ? title : `${title}, ${person}`}
          look="quiet"
        />
      )}
      {done === null && <Give step={step} shown={shown} />}
    </div>
  );
}

/** To the Home Office, once a check found no right to rent any more. */
function ReportForm({ step: { personId, person, key }, shown }: Step) {
  const id = `${key.replaceAll(" ", "-")}-report`;
  return (
    <LetForm
      id={id}
      change="report-right-to-rent"
      hidden={{ personId }}
      summary="Record the report to the Home Office"
      button="Record the report"
      about={person ?? undefined}
      hasFile
    >
      <p className="tiny">
        Report at once that {person} has no right to rent any more. Landlord and agency keep their
        excuse only so: Immigration Act 2014, sections 24(6) and 26(6).
      </p>
      <DayField form={id} label="Reported on" />
      <EvidenceFields form={id} papers={shown.papers} />
    </LetForm>
  );
}

function ShareCode({ step: { personId, person, key }, shown }: Step) {
  const id = `${key.replaceAll(" ", "-")}-code`;
  if (personId === null) return null;
  return (
    <>
      <LetForm
        id={id}
        change="give-share-code"
        hidden={{ personId }}
        summary="Enter a share code"
        button="Save the code"
        about={person ?? undefined}
      >
        <LetField
          form={id}
          name="code"
          label="Share code"
          hint="Nine characters, beginning with R"
          value={shown.people.find((one) => one.id === personId)?.shareCode?.code ?? ""}
        />
      </LetForm>
      <LetForm
        id={`${id}-ask`}
        change="ask-share-code"
        hidden={{ personId }}
        summary=""
        button={`Ask ${person === null ? "them" : shortenName(person)} by mail`}
        about={person === null ? "share code" : `share code, ${person}`}
        look="quiet"
        sendsMails
      />
    </>
  );
}

function Complete({
  step: { personId, person, key, naming },
  kind,
  shown,
  isAgain,
}: Step & { kind: keyof typeof recordTexts; isAgain: boolean }) {
  const id = key.replaceAll(" ", "-");
  const outcomes = outcomesOf[kind];
  return (
    <LetForm
      id={id}
      change="complete-step"
      hidden={{
        kind,
        personId,
        ...(outcomes === undefined && { outcome: "passed" }),
        ...(naming && { recordName: naming.recordName }),
      }}
      summary={isAgain ? (againTexts[kind] ?? recordTexts[kind]) : recordTexts[kind]}
      button={recordTexts[kind]}
      about={person ?? undefined}
      hasFile
    >
      <NameField form={id} naming={naming} />
      {namesOthers.has(kind) && shown.parties && <p className="tiny">{shown.parties}</p>}
      <DayField form={id} />
      {outcomes && (
        <LetSelect
          form={id}
          name="outcome"
          label="Came out"
          value="passed"
          options={outcomes.map((value) => ({ value, label: outcomeTexts[value] }))}
        />
      )}
      <EvidenceFields form={id} papers={shown.papers} offered={shown.offered[key]} />
    </LetForm>
  );
}

function Give({ step, shown: { colleagues } }: Step) {
  const { key, title, person, position, ownerId } = step;
  const id = `${key.replaceAll(" ", "-")}-owner`;
  return (
    <LetForm
      id={id}
      change="assign"
      hidden={{ position: String(position) }}
      summary="Give it to a colleague"
      button="Give it"
      about={person === null ? title : `${title}, ${person}`}
    >
      <LetSelect
        form={id}
        name="owner"
        label="Colleague"
        value={ownerId ?? ""}
        options={colleagues.map(({ id: value, name }) => ({ value, label: name }))}
      />
    </LetForm>
  );
}
