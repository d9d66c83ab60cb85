import { type ReactNode, useContext } from "react";
import { DoneNote } from "./done-note.tsx";
import { AnswerContext, type AnswerView } from "./office-answer.ts";
import { RefusalNote } from "./refusal-note.tsx";

/** Around what shows the forms of a page: each finds in it what was answered to it. */
export function OfficeForms({
  answer,
  children,
}: {
  answer: AnswerView | undefined;
  children: ReactNode;
}) {
  return <AnswerContext value={answer}>{children}</AnswerContext>;
}

/** What the last form did, or why not, unless it stands beside a field. */
export function OfficeResult() {
  const answer = useContext(AnswerContext);
  return (
    <>
      <DoneNote done={answer?.done} />
      <RefusalNote refusal={answer?.refusal} />
    </>
  );
}
