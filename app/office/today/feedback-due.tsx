import { Form, href, Link } from "react-router";
import { feedbackAnswerNames, feedbackAnswers } from "../../../domain/viewings/feedback.ts";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

/** Viewings of which nobody knows yet how they were. */
export function FeedbackDue({
  viewings,
  count,
  mayRecord,
}: {
  viewings: readonly { uid: string; when: string; renter: string; home: string }[];
  count: number;
  mayRecord: boolean;
}) {
  if (viewings.length === 0) return null;
  return (
    <OfficeSection title="Feedback due" count={count}>
      <ul className="rows">
        {viewings.map(({ uid, when, renter, home }) => (
          <li key={uid}>
            <Link to={href("/office/diary/viewing/:uid", { uid })}>{renter}</Link>
            <p className="tiny">
              {home}, {when}
            </p>
            {mayRecord && (
              <Form
                method="post"
                action={href("/office/diary/viewing/:uid", { uid })}
                className="today-need__acts"
              >
                <input type="hidden" name="change" value="heard" />
                {feedbackAnswers.map((answer) => (
                  <Button
                    key={answer}
                    type="submit"
                    look="secondary"
                    size="small"
                    name="answer"
                    value={answer}
                  >
                    {feedbackAnswerNames[answer]}
                    <span className="visually-hidden">, {renter}</span>
                  </Button>
                ))}
              </Form>
            )}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
