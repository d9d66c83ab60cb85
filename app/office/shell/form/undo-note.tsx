import { useEffect, useState } from "react";
import { Form } from "react-router";
import type { OfficeForm } from "../../../../domain/staff/office-forms.ts";
import { Icon } from "../../../ui/icon.tsx";
import { FormButton } from "./form-button.tsx";
import { useTimesDone } from "./use-times-done.ts";
import "./undo-note.css";

interface Answer {
  done: string | null;
  /** Token of what undoes it. */
  undo?: string | null;
  refusal: { detail: string } | undefined;
}

const undoSeconds = 10;

/** What the last form did, with its undo for ten seconds, or why it did nothing. */
export function UndoNote({
  form,
  answer,
  formKey,
}: {
  /** What undoes it on this page. */
  form: OfficeForm;
  answer: Answer | undefined;
  formKey?: string;
}) {
  const isOver = useIsOver(answer);
  const times = useTimesDone(answer);
  if (answer?.refusal) {
    return (
      // Anew with each answer: the same words again would not be read out.
      <p key={times} className="undo-note undo-note--refused" role="alert">
        <Icon name="circle-alert" />
        {answer.refusal.detail}
      </p>
    );
  }
  if (!answer?.done || isOver) return null;
  return (
    <Form method="post" className="undo-note">
      <output>{answer.done}</output>
      {answer.undo && (
        <>
          {formKey && <input type="hidden" name="key" value={formKey} />}
          <input type="hidden" name="token" value={answer.undo} />
          <FormButton form={form} look="quiet" data-key="z">
            Undo <kbd>Z</kbd>
          </FormButton>
        </>
      )}
    </Form>
  );
}

/** Whether the seconds in which an answer can be undone have passed. */
export function useIsOver(answer: object | undefined): boolean {
  const [over, setOver] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(answer), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [answer]);
  return answer !== undefined && over === answer;
}
