import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import type { InboxAnswer, ShownConversation } from "./shown.ts";

/** What the landlord of the home reads of what was asked, and what they answered. */
export function LandlordQuestions({
  open: { id, questions, home },
  answer,
  mayAnswer,
  formKey,
}: {
  open: ShownConversation;
  answer: InboxAnswer | undefined;
  mayAnswer: boolean;
  formKey: string;
}) {
  if (home === null || (questions.length === 0 && !mayAnswer)) return null;
  const isRefused = answer?.form === "show-to-landlord" && answer.refusal !== undefined;
  return (
    <FormFold
      className="card__history"
      isAnswered={isRefused}
      isDue={questions.length > 0}
      key={`${id} ${questions.length}`}
    >
      <summary>Show to the landlord</summary>
      <ul className="card__shown">
        {questions.map((one) => (
          <li key={one.id}>
            {one.question} <small>Shown {one.shown}.</small>
            {one.answer !== null && <small> The landlord answered: {one.answer}</small>}
            {mayAnswer && <TakeBack one={one} formKey={formKey} />}
          </li>
        ))}
      </ul>
      {mayAnswer && <NewQuestion answer={isRefused ? answer : undefined} formKey={formKey} />}
    </FormFold>
  );
}

function TakeBack({
  one: { id, question },
  formKey,
}: {
  one: ShownConversation["questions"][number];
  formKey: string;
}) {
  return (
    <Form method="post">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="other" value={id} />
      <Button type="submit" look="quiet" size="small" name="change" value="hide-from-landlord">
        Take it back<span className="visually-hidden">: {question}</span>
      </Button>
    </Form>
  );
}

function NewQuestion({ answer, formKey }: { answer: InboxAnswer | undefined; formKey: string }) {
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="key" value={formKey} />
      <TextArea
        name="question"
        label="A question for the landlord"
        hint="In your words, and without saying who asked. The landlord reads and answers it on their own page."
        rows={2}
        maxLength={1000}
        defaultValue={answer?.fields["question"]}
        {...(answer?.refusal && { error: answer.refusal.detail })}
      />
      <Button type="submit" look="secondary" size="small" name="change" value="show-to-landlord">
        Show to the landlord
      </Button>
    </Form>
  );
}
