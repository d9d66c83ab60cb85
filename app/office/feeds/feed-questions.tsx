import { Form, href, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import type { ShownQuestion } from "./shown.ts";

/** A feed lacks these though they are being let: they are not withdrawn without a word. */
export function FeedQuestions({
  questions,
  mayManage,
}: {
  questions: readonly ShownQuestion[];
  mayManage: boolean;
}) {
  if (questions.length === 0) return null;
  return (
    <OfficeSection
      title="Missing in the feed, while being let"
      count={questions.length}
      look="warn"
    >
      <ul className="rows">
        {questions.map(({ id, name, outcode, agentRef, asked }) => (
          <li key={id} className="rows__split">
            <div>
              <Link to={href("/office/listings/:id", { id })}>
                {name}, {outcode}
              </Link>
              <p className="tiny">
                {agentRef}, missing since {asked}. It stays listed until somebody withdraws it or
                its let is over.
              </p>
            </div>
            {mayManage && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" look="secondary" size="small" name="change" value="keep-home">
                  It stays<span className="visually-hidden"> listed: {name}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
