import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";
import { findError, type CaseAnswer } from "./case-answer.ts";
import "./case-messages.css";
import { CaseForm } from "./case-form.tsx";

/** What was written to and fro about a home, and a place to write more. */
export function CaseMessages({
  messages,
  homeId,
  answer,
}: {
  messages: readonly { id: number; isOwn: boolean; by: string | null; body: string; at: string }[];
  homeId: string;
  answer: CaseAnswer | undefined;
}) {
  const isRefused = answer?.fields?.["change"] === "write";
  return (
    <section className="case__part" id="messages">
      <h2>Messages</h2>
      {messages.length > 0 && (
        <ul className="plain case-messages">
          {messages.map(({ id, isOwn, by, body, at }) => (
            <li key={id} className={isOwn ? "case-message case-message--own" : "case-message"}>
              <small>
                {isOwn ? "You" : (by ?? "Lintel")}, <span className="tabular-numbers">{at}</span>
              </small>
              <p>{body}</p>
            </li>
          ))}
        </ul>
      )}
      <CaseForm className="case__form">
        <input type="hidden" name="home" value={homeId} />
        <TextArea
          name="message"
          label="Write to us"
          rows={3}
          maxLength={2500}
          defaultValue={isRefused ? answer.fields?.["message"] : undefined}
          {...findError(answer, "write", "message")}
        />
        <Button type="submit" look="secondary" name="change" value="write">
          Send message
        </Button>
      </CaseForm>
    </section>
  );
}
