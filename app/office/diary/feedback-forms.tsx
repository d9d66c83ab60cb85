import { Form } from "react-router";
import {
  type FeedbackAnswer,
  feedbackAnswerNames,
  feedbackAnswers,
  type FeedbackReason,
  feedbackReasonNames,
  feedbackReasons,
} from "../../../domain/viewings/feedback.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { TextArea } from "../../ui/field.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import type { FormRefusal } from "../shell/posted-field.tsx";

interface ShownFeedback {
  answer: FeedbackAnswer | null;
  reason: FeedbackReason | null;
  message: string;
  note: string;
  landlordText: string;
  answered: string | null;
  released: string | null;
  heardBy: string | null;
}

/** The renter's own answer, or what somebody heard from them. */
export function HeardForm({
  feedback,
  firstname,
  hasEmail,
  mayEdit,
  refusal,
}: {
  feedback: ShownFeedback | null;
  firstname: string;
  hasEmail: boolean;
  mayEdit: boolean;
  refusal: FormRefusal | undefined;
}) {
  const error = refusal?.errors?.find(({ path }) => path === "answer")?.message;
  return (
    <OfficeSection title={`What ${firstname} thinks`}>
      <div className="office-section__body stack">
        {feedback?.answer ? (
          <>
            <p>
              <b>{feedbackAnswerNames[feedback.answer]}</b>
              {feedback.reason && `: ${feedbackReasonNames[feedback.reason]}`}
            </p>
            {feedback.message !== "" && <p>“{feedback.message}”</p>}
            <p className="tiny">
              {feedback.heardBy === null
                ? `By the link in the mail, ${feedback.answered}`
                : `As ${feedback.heardBy} heard it, ${feedback.answered}`}
            </p>
          </>
        ) : (
          <p>
            {hasEmail
              ? "Not answered yet. A mail asks half an hour after the viewing."
              : `Not answered yet. No email asks ${firstname}: ring or text, and note what they say.`}
          </p>
        )}
        {mayEdit && (
          <Form method="post" className="stack">
            <Choices
              name="answer"
              label="They told me"
              options={feedbackAnswers.map((value) => ({
                value,
                label: feedbackAnswerNames[value],
              }))}
              required
              {...(error !== undefined && { error })}
            />
            <ReasonField />
            <Button type="submit" look="secondary" size="small" name="change" value="heard">
              Save what they told me
            </Button>
          </Form>
        )}
      </div>
    </OfficeSection>
  );
}

function ReasonField() {
  return (
    <>
      <label className="label" htmlFor="reason">
        If not for them: what was it?
      </label>
      <select className="select" id="reason" name="reason" defaultValue="">
        <option value="">Not said</option>
        {feedbackReasons.map((reason) => (
          <option key={reason} value={reason}>
            {feedbackReasonNames[reason]}
          </option>
        ))}
      </select>
    </>
  );
}

/** Our note stays in the office. The other text is for the landlord, once it is released. */
export function OfficeWords({
  feedback,
  mayEdit,
  refusal,
  typed,
}: {
  feedback: ShownFeedback | null;
  mayEdit: boolean;
  refusal: FormRefusal | undefined;
  typed: Readonly<Partial<Record<string, string>>> | undefined;
}) {
  const withError = (name: string) => {
    const error = refusal?.errors?.find(({ path }) => path === name)?.message;
    return error === undefined ? {} : { error };
  };
  if (!mayEdit) return <WordsToRead feedback={feedback} />;
  return (
    <OfficeSection title="Our words">
      <Form method="post" className="office-section__body stack">
        <TextArea
          name="note"
          label="Our note"
          hint="Only the office reads it. It is among what a person gets who asks for their data."
          rows={3}
          maxLength={2000}
          defaultValue={typed?.["note"] ?? feedback?.note ?? ""}
          {...withError("note")}
        />
        <TextArea
          name="landlordText"
          label="For the landlord"
          hint="No names, nothing about benefits, children or health. A change takes it back until it is released again."
          rows={3}
          maxLength={1000}
          defaultValue={typed?.["landlordText"] ?? feedback?.landlordText ?? ""}
          {...withError("landlordText")}
        />
        <output className="tiny">
          {feedback?.released
            ? `Released ${feedback.released}: the landlord reads it on their own page.`
            : "Not released."}
        </output>
        <div className="row">
          <Button type="submit" look="secondary" size="small" name="change" value="words">
            Save
          </Button>
          <Button type="submit" size="small" name="change" value="release">
            Save and release for the landlord
          </Button>
        </div>
      </Form>
    </OfficeSection>
  );
}

function WordsToRead({ feedback }: { feedback: ShownFeedback | null }) {
  return (
    <OfficeSection title="Our words">
      <div className="office-section__body stack">
        <p>{feedback?.note || "No note."}</p>
        <p>{feedback?.landlordText || "Nothing for the landlord yet."}</p>
      </div>
    </OfficeSection>
  );
}
