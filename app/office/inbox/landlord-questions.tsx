import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import type { InboxAnswer, ShownConversation } from "./shown.ts";

/** What the landlord of the home reads of what was asked, and what they answered. */
export function LandlordQuestions({
  open,
  answer,
  mayAnswer,
  formKey,
}: {
  open: ShownConversation;
  answer: InboxAnswer | undefined;
  mayAnswer: boolean;
  formKey: string;
}) {
  const { questions, home } = open;
  if (home === null || (questions.length === 0 && !mayAnswer)) return null;
  const refused = answer?.form === "show-to-landlord" ? answer.refusal : undefined;
  return (
    <details
      className="card__history"
      open={questions.length > 0 || refused !== undefined}
      key={`${open.id} ${questions.length}`}
    >
      <summary>Show to the landlord</summary>
      <ul className="card__shown">
        {questions.map(({ id, question, shown, answer: replied }) => (
          <li key={id}>
            {question} <small>Shown {shown}.</small>
            {replied !== null && <small> The landlord answered: {replied}</small>}
            {mayAnswer && (
              <Form method="post">
                <input type="hidden" name="key" value={formKey} />
                <input type="hidden" name="other" value={id} />
                <Button
                  type="submit"
                  look="quiet"
                  size="small"
                  name="change"
                  value="hide-from-landlord"
                >
                  Take it back<span className="visually-hidden">: {question}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayAnswer && (
        <Form method="post" className="stack">
          <input type="hidden" name="key" value={formKey} />
          <TextArea
            name="question"
            label="A question for the landlord"
            hint="In your words, and without saying who asked. The landlord reads and answers it on their own page."
            rows={2}
            maxLength={1000}
            defaultValue={refused && answer?.question}
            {...(refused && { error: refused.detail })}
          />
          <Button
            type="submit"
            look="secondary"
            size="small"
            name="change"
            value="show-to-landlord"
          >
            Show to the landlord
          </Button>
        </Form>
      )}
    </details>
  );
}
