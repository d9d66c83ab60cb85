import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { type CaseAnswer, findError } from "../case-answer.ts";
import { CaseForm } from "../case-form.tsx";
import type { LandlordHomeCase } from "../shown.ts";

/** In the office's words: who asked is not told. */
export function ViewerQuestions({
  current: { questions, home },
  answer,
}: {
  current: Pick<LandlordHomeCase, "questions"> & { home: { id: string } };
  answer: CaseAnswer | undefined;
}) {
  if (questions.length === 0) return null;
  return (
    <section className="case__part" id="questions">
      <h2>Questions from viewers</h2>
      <ul className="case-papers case-questions">
        {questions.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.question}</b>
              <small>
                {one.isOpen && <span className="badge badge--warn">To answer</span>}{" "}
                <span className="tabular-numbers">{one.when}</span>
                {one.answer !== null && <>. You answered: {one.answer}</>}
                {one.answer === null && !one.isOpen && <>. No answer is needed now</>}
              </small>
              {one.isOpen && <AnswerForm one={one} homeId={home.id} answer={answer} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnswerForm({
  one: { id, question },
  homeId,
  answer,
}: {
  one: LandlordHomeCase["questions"][number];
  homeId: string;
  answer: CaseAnswer | undefined;
}) {
  const isRefused = answer?.fields?.["question"] === id;
  return (
    <CaseForm className="case__form">
      <input type="hidden" name="home" value={homeId} />
      <input type="hidden" name="question" value={id} />
      <TextArea
        id={`answer-${id}`}
        name="answer"
        label="Your answer"
        hint="Your answer comes to us and we’ll pass it on."
        rows={2}
        maxLength={2500}
        defaultValue={isRefused ? answer.fields?.["answer"] : undefined}
        {...(isRefused ? findError(answer, "reply", "answer") : {})}
      />
      <Button type="submit" look="secondary" size="small" name="change" value="reply">
        Answer question<span className="visually-hidden">: {question}</span>
      </Button>
    </CaseForm>
  );
}
