import { Form } from "react-router";
import {
  type FeedbackAnswer,
  feedbackAnswerNames,
  feedbackAnswers,
  type FeedbackReason,
  feedbackReasonNames,
  feedbackReasons,
} from "../../../../domain/viewings/feedback/feedback.ts";
import { viewingForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import { Choices } from "../../../ui/choices.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { FormButton, useMaySend } from "../../shell/form/form-button.tsx";
import { useAnswerTo } from "../../shell/form/office-answer.ts";
import { OfficeSection } from "../../shell/office-section.tsx";

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
  isOpen,
}: {
  feedback: ShownFeedback | null;
  firstname: string;
  hasEmail: boolean;
  isOpen: boolean;
}) {
  const maySend = useMaySend(viewingForms.heard);
  const { refusal, typed } = useAnswerTo("heard");
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
        {isOpen && maySend && (
          <Form method="post" className="stack">
            <Choices
              name="answer"
              label="They told me"
              options={feedbackAnswers.map((value) => ({
                value,
                label: feedbackAnswerNames[value],
              }))}
              required
              chosen={typed?.["answer"]}
              {...(error !== undefined && { error })}
            />
            <ReasonField value={typed?.["reason"]} />
            <FormButton form={viewingForms.heard} look="secondary">
              Save what they told me
            </FormButton>
          </Form>
        )}
      </div>
    </OfficeSection>
  );
}

function ReasonField({ value = "" }: { value: string | undefined }) {
  return (
    <>
      <label className="label" htmlFor="reason">
        If not for them: what was it?
      </label>
      <select className="select" id="reason" name="reason" defaultValue={value}>
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
export function OfficeWords({ feedback }: { feedback: ShownFeedback | null }) {
  const maySend = useMaySend(viewingForms.words);
  const { refusal, typed } = useAnswerTo("words");
  const withError = (name: string) => {
    const error = refusal?.errors?.find(({ path }) => path === name)?.message;
    return error === undefined ? {} : { error };
  };
  if (!maySend) return <WordsToRead feedback={feedback} />;
  return (
    <OfficeSection title="Our words">
      <Form method="post" className="office-section__body stack">
        {/* Of both buttons. */}
        <input type="hidden" name="form" value="words" />
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
          <FormButton form={viewingForms.words} look="secondary">
            Save
          </FormButton>
          <FormButton form={viewingForms.release}>Save and release for the landlord</FormButton>
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
