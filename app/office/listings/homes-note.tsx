import { useEffect, useState } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface Answer {
  done: string | null;
  undo?: string | null;
  refusal: { detail: string } | undefined;
}

const undoSeconds = 10;

/** What the last form did, with its undo for ten seconds, or why it did nothing. */
export function HomesNote({ answer }: { answer: Answer | undefined }) {
  const isOver = useIsOver(answer);
  if (answer?.refusal) {
    return (
      <p className="homes__note homes__note--refused" role="alert">
        <Icon name="circle-alert" />
        {answer.refusal.detail}
      </p>
    );
  }
  if (!answer?.done || isOver) return null;
  return (
    <Form method="post" className="homes__note">
      <output>{answer.done}</output>
      {answer.undo && (
        <>
          <input type="hidden" name="token" value={answer.undo} />
          <Button type="submit" look="quiet" size="small" name="change" value="undo" data-key="z">
            Undo <kbd>Z</kbd>
          </Button>
        </>
      )}
    </Form>
  );
}

function useIsOver(answer: Answer | undefined): boolean {
  const [over, setOver] = useState<Answer>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(answer), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [answer]);
  return answer !== undefined && over === answer;
}
