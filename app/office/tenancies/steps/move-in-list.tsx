import { href, Link, Form } from "react-router";
import { useContext } from "react";
import { OfficeSection } from "../../shell/office-section.tsx";
import { useAnswerTo, AnswerContext, useTimesSent } from "../../shell/form/office-answer.ts";
import { useLetPage } from "../let-form.tsx";
import { letForms } from "../../../../domain/tenancies/let-forms.ts";
import { Note } from "../../../ui/note.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { useTimesDone } from "../../shell/form/use-times-done.ts";
import { MoveInStep, moveInFormId, MoveInTick } from "./move-in-row.tsx";
import { type ShownLet, formAnchor, type ShownStep } from "../shown.ts";
import "./move-in.css";

const { fields } = letForms["complete-list"];

/** Several steps at once, with one day and one person for all of them. */
function MoveInForm({ steps, shown }: { steps: readonly ShownStep[]; shown: ShownLet }) {
  const { staffId, today } = useLetPage();
  const answer = useContext(AnswerContext);
  const { refusal } = useAnswerTo(moveInFormId);
  const times = useTimesSent(moveInFormId);
  const timesRefused = useTimesDone(refusal && answer);
  return (
    <Form
      key={times}
      method="post"
      id={formAnchor(moveInFormId)}
      className="let-form move-in"
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
        <FormButton form={letForms["complete-list"]}>Record ticked steps</FormButton>
      </div>
    </Form>
  );
}

/** The nine points before somebody moves in. Each can be recorded in its stage, several at once here. */
export function MoveInList({ shown }: { shown: ShownLet }) {
  const { stages, moveIn, state } = shown;
  const { mayEdit } = useLetPage();
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
function CheckIn({ shown: { moveIn, state, startsOn, listingId } }: { shown: ShownLet }) {
  const { mayEdit } = useLetPage();
  if (moveIn.checkIn !== null)
    return (
      <Link to={href("/office/diary/:id", { id: moveIn.checkIn.id })}>{moveIn.checkIn.when}</Link>
    );
  if (!mayEdit || state !== "progressing") return null;
  const query = new URLSearchParams({ kind: "check-in", home: listingId, day: startsOn });
  return <Link to={`${href("/office/diary/new")}?${query}`}>Add to diary</Link>;
}
