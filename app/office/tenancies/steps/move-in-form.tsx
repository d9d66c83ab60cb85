import { useContext } from "react";
import { Form } from "react-router";
import { letForms } from "../../../../domain/tenancies/let-forms.ts";
import { Note } from "../../../ui/note.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { AnswerContext, useAnswerTo, useTimesSent } from "../../shell/form/office-answer.ts";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { useTimesDone } from "../../shell/form/use-times-done.ts";
import { useLetPage } from "../let-form.tsx";
import { MoveInStep, MoveInTick, moveInFormId } from "./move-in-row.tsx";
import { formAnchor, type ShownLet, type ShownStep } from "../shown.ts";

const { fields } = letForms["complete-list"];

/** Several steps at once, with one day and one person for all of them. */
export function MoveInForm({ steps, shown }: { steps: readonly ShownStep[]; shown: ShownLet }) {
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
