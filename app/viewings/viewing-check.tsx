import type { ReactNode } from "react";
import { viewingText } from "../brand/viewing-text.ts";
import { Button } from "../ui/button.tsx";
import { createAnswerRows } from "./answer-rows.ts";
import type { ViewingAnswers, ViewingStep } from "./viewing-steps.ts";

export function ViewingCheck({
  steps,
  answers,
  onChange,
  children,
}: {
  steps: readonly ViewingStep[];
  answers: ViewingAnswers;
  onChange: (step: number) => void;
  children: ReactNode;
}) {
  return (
    <div className="viewing-check">
      <h2 id="check-answers" tabIndex={-1}>
        {viewingText.steps.check}
      </h2>
      <p className="muted">{viewingText.check}</p>
      {steps.map(({ id, question, fields }, index) => (
        <section key={id} aria-labelledby={`check-${id}`}>
          <div className="viewing-check__head">
            <h3 id={`check-${id}`}>{question}</h3>
            <Button look="link" size="small" onClick={() => onChange(index)}>
              Change<span className="visually-hidden"> {question.toLowerCase()}</span>
            </Button>
          </div>
          <dl className="term-list">
            {createAnswerRows(fields, answers).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {children}
    </div>
  );
}
