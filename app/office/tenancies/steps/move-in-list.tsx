import { href, Link, Form } from "react-router";
import { useContext } from "react";
import { OfficeSection } from "../../shell/office-section.tsx";
import { useAnswerTo, AnswerContext, useTimesSent } from "../../shell/form/office-answer.ts";
import { useTenancyPage } from "../tenancy-form.tsx";
import { tenancyForms } from "../../../../domain/tenancies/tenancy-forms.ts";
import { Note } from "../../../ui/note.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { useTimesDone } from "../../shell/form/use-times-done.ts";
import { MoveInStep, moveInFormId, MoveInTick } from "./move-in-row.tsx";
import { type TenancyView, formAnchor, type StepView } from "../shown.ts";
import "./move-in.css";

const { fields } = tenancyForms["complete-list"];

/** Several steps at once, with one day and one person for all of them. */
function MoveInForm({ steps, shown }: { steps: readonly StepView[]; shown: TenancyView }) {
  const { staffId, today } = useTenancyPage();
  const answer = useContext(AnswerContext);
  const { refusal } = useAnswerTo(moveInFormId);
  const times = useTimesSent(moveInFormId);
  const timesRefused = useTimesDone(refusal && answer);
  return (
    <Form
      key={times}
      method="post"
      id={formAnchor(moveInFormId)}
      className="tenancy-form move-in"
      preventScrollReset
    >
      <input type="hidden" name="form" value={moveInFormId} />
      {refusal && (
        // Anew with each answer: the same words again would not be read out.
        <Note key={timesRefused} kind="error" live>
          <p>{refusal.detail}</p>
        </Note>
      )}
      <ul className="rows">
        {steps.map((step) =>
          step.done === null ? (
            <MoveInTick key={step.key} step={step} shown={shown} />
          ) : (
            <MoveInStep key={step.key} step={step} keys={shown.moveIn.keys} />
          ),
        )}
      </ul>
      <div className="move-in__shared">
        <OfficeField key={today} form={moveInFormId} name="on" field={fields.on} value={today} />
        <OfficeField
          form={moveInFormId}
          name="by"
          field={fields.by}
          value={staffId}
          options={shown.colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormButton form={tenancyForms["complete-list"]}>Record ticked steps</FormButton>
      </div>
    </Form>
  );
}

/** The nine points before somebody moves in. Each can be recorded in its stage, several at once here. */
export function MoveInList({ shown }: { shown: TenancyView }) {
  const { stages, moveIn, state } = shown;
  const { mayEdit } = useTenancyPage();
  const { refusal } = useAnswerTo(moveInFormId);
  const steps = stages.find(({ name }) => name === "move-in")?.steps ?? [];
  const done = steps.filter((step) => step.done !== null).length;
  const isOpen = mayEdit && state === "progressing" && (done < steps.length || refusal);
  return (
    <OfficeSection
      title="Move-in checklist"
      tools={
        <>
          <span className="tabular-numbers">
            {done} of {steps.length}
          </span>
          <CheckIn shown={shown} />
        </>
      }
    >
      {isOpen ? (
        <MoveInForm steps={steps} shown={shown} />
      ) : (
        <ul className="rows">
          {steps.map((step) => (
            <MoveInStep key={step.key} step={step} keys={moveIn.keys} />
          ))}
        </ul>
      )}
    </OfficeSection>
  );
}

/** When it is, from the diary. */
function CheckIn({ shown: { moveIn, state, startsOn, listingId } }: { shown: TenancyView }) {
  const { mayEdit } = useTenancyPage();
  if (moveIn.checkIn !== null)
    return (
      <Link to={href("/office/diary/:id", { id: moveIn.checkIn.id })}>{moveIn.checkIn.when}</Link>
    );
  if (!mayEdit || state !== "progressing") return null;
  const query = new URLSearchParams({ kind: "check-in", home: listingId, day: startsOn });
  return <Link to={`${href("/office/diary/new")}?${query}`}>Add to diary</Link>;
}
