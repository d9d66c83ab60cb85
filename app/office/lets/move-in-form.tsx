import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { useTimesDone } from "../shell/use-times-done.ts";
import { DayField, LetSelect } from "./let-fields.tsx";
import { useAnswerTo, useLetPage } from "./let-form.tsx";
import { MoveInStep, MoveInTick, moveInFormId } from "./move-in-row.tsx";
import { formAnchor, type ShownLet, type ShownStep } from "./shown.ts";

/** Several steps at once, with one day and one person for all of them. */
export function MoveInForm({ steps, shown }: { steps: readonly ShownStep[]; shown: ShownLet }) {
  const { answer, staffId } = useLetPage();
  const { refusal } = useAnswerTo(moveInFormId);
  const own = answer?.form === moveInFormId ? answer : undefined;
  const times = useTimesDone(own?.done ? own : undefined);
  const timesRefused = useTimesDone(refusal ? own : undefined);
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
        <DayField form={moveInFormId} label="Done on" />
        <LetSelect
          form={moveInFormId}
          name="by"
          label="Done by"
          value={staffId}
          options={shown.colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button type="submit" size="small" name="change" value="complete-list">
          Record ticked steps
        </Button>
      </div>
    </Form>
  );
}
