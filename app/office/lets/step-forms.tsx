import { DayField, EvidenceFields, LetField, LetSelect } from "./let-fields.tsx";
import { LetForm } from "./let-form.tsx";
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

interface Step {
  step: ShownStep;
  shown: ShownLet;
}

/** What can be done about a step now. */
export function StepForms({ step, shown }: Step) {
  const { kind, personId, done, key } = step;
  const id = key.replaceAll(" ", "-");
  if (shown.state === "fallen-through" || shown.state === "finished") return null;
  const isAgain = done !== null && (kind === "sanctions" || kind === "right-to-rent");
  const isOpen = done === null || isAgain;
  return (
    <div className="step__forms">
      {kind === "right-to-rent" && done === null && <ShareCode step={step} shown={shown} />}
      {isOpen && kind === "right-to-rent" && (
        <RightToRentForm id={id} personId={personId} shown={shown} isAgain={isAgain} />
      )}
      {isOpen && kind !== "right-to-rent" && (
        <Complete step={step} shown={shown} isAgain={isAgain} />
      )}
      {done !== null && shown.state === "progressing" && (
        <LetForm
          id={`${id}-undo`}
          change="reopen-step"
          hidden={{ kind, personId }}
          summary=""
          button="Undo"
          look="quiet"
        />
      )}
      {done === null && <Give step={step} shown={shown} />}
    </div>
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
        button={`Ask ${person?.split(" ")[0] ?? "them"} by mail`}
        look="quiet"
        sendsMails
      />
    </>
  );
}

function Complete({ step: { kind, personId, key }, shown, isAgain }: Step & { isAgain: boolean }) {
  const id = key.replaceAll(" ", "-");
  const outcomes = outcomesOf[kind];
  return (
    <LetForm
      id={id}
      change="complete-step"
      hidden={{ kind, personId, ...(outcomes === undefined && { outcome: "passed" }) }}
      summary={isAgain ? "Check again" : "Record it"}
      button="Record it"
      hasFile
    >
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
      <EvidenceFields form={id} papers={shown.papers} />
    </LetForm>
  );
}

function Give({ step: { key, position, ownerId }, shown: { colleagues } }: Step) {
  const id = `${key.replaceAll(" ", "-")}-owner`;
  return (
    <LetForm
      id={id}
      change="assign"
      hidden={{ position: String(position) }}
      summary="Give it to a colleague"
      button="Give it"
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
