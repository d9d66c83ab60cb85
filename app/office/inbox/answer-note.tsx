import { useEffect, useState } from "react";
import { Form } from "react-router";
import type { InboxAnswer } from "./shown.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const undoSeconds = 10;

/** What the last form did, with its undo, or why it did nothing. A reply's refusal stands beside it. */
export function AnswerNote({
  answer,
  formKey,
}: {
  answer: InboxAnswer | undefined;
  formKey: string;
}) {
  const isOver = useIsOver(answer);
  if (answer?.refusal && !answer.form.startsWith("reply")) {
    return (
      <p className="inbox__answer inbox__answer--refused" role="alert">
        <Icon name="circle-alert" />
        {answer.refusal.detail}
      </p>
    );
  }
  if (!answer?.done || isOver) return null;
  return (
    <Form method="post" className="inbox__answer">
      <output>{answer.done}</output>
      {answer.undo && (
        <>
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="token" value={answer.undo} />
          <Button type="submit" look="quiet" size="small" name="change" value="undo" data-key="z">
            Undo <kbd>Z</kbd>
          </Button>
        </>
      )}
    </Form>
  );
}

function useIsOver(answer: InboxAnswer | undefined): boolean {
  const [over, setOver] = useState<InboxAnswer>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(answer), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [answer]);
  return answer !== undefined && over === answer;
}
