import { Form } from "react-router";
import {
  type FeedbackAnswer,
  feedbackAnswerNames,
  type FeedbackReason,
  feedbackReasonNames,
} from "../../../../domain/viewings/feedback/feedback.ts";
import { viewingForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import { Choices } from "../../../ui/choices.tsx";
import { FormButton, useMaySend } from "../../shell/form/form-button.tsx";
import { useAnswerTo } from "../../shell/form/office-answer.ts";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";

interface FeedbackView {
  answer: FeedbackAnswer | null;
  reason: FeedbackReason | null;
  message: string;
  note: string;
  landlordText: string;
  answered: string | null;
  released: string | null;
  heardBy: string | null;
}

const { fields } = viewingForms.heard;

/** The renter's own answer, or what somebody heard from them. */
export function HeardForm({
  feedback,
  notYet,
  firstname,
  isOpen,
}: {
  feedback: FeedbackView | null;
  /** What stands there until an answer is here. */
  notYet: string;
  firstname: string;
  isOpen: boolean;
}) {
  const maySend = useMaySend(viewingForms.heard);
  const { refusal, typed } = useAnswerTo("heard");
  const error = refusal?.errors?.find(({ path }) => path === "answer")?.message;
  return (
    <OfficeSection title={`${firstname}’s feedback`}>
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
                ? `Answered by email link, ${feedback.answered}`
                : `Told to ${feedback.heardBy}, ${feedback.answered}`}
            </p>
          </>
        ) : (
          <p>{notYet}</p>
        )}
        {isOpen && maySend && (
          <Form method="post" className="stack">
            <Choices
              name="answer"
              label={fields.answer.label}
              options={fields.answer.options ?? []}
              required
              chosen={typed?.["answer"]}
              {...(error !== undefined && { error })}
            />
            <OfficeField form="heard" name="reason" field={fields.reason} />
            <FormButton form={viewingForms.heard} look="secondary">
              Save what they told me
            </FormButton>
          </Form>
        )}
      </div>
    </OfficeSection>
  );
}

/** Our note stays in the office. The other text is for the landlord, once it is released. */
export function OfficeWords({ feedback }: { feedback: FeedbackView | null }) {
  const maySend = useMaySend(viewingForms.words);
  const { note, landlordText } = viewingForms.words.fields;
  if (!maySend) return <WordsToRead feedback={feedback} />;
  return (
    <OfficeSection title="Our notes">
      <Form method="post" className="office-section__body stack">
        {/* Of both buttons. */}
        <input type="hidden" name="form" value="words" />
        <OfficeField form="words" name="note" field={note} value={feedback?.note} />
        <OfficeField
          form="words"
          name="landlordText"
          field={landlordText}
          value={feedback?.landlordText}
        />
        <output className="tiny">
          {feedback?.released
            ? `Shared ${feedback.released}. The landlord can read it on their page.`
            : "Not shared with the landlord."}
        </output>
        <div className="row">
          <FormButton form={viewingForms.words} look="secondary">
            Save feedback
          </FormButton>
          <FormButton form={viewingForms.release}>Save feedback and share with landlord</FormButton>
        </div>
      </Form>
    </OfficeSection>
  );
}

function WordsToRead({ feedback }: { feedback: FeedbackView | null }) {
  return (
    <OfficeSection title="Our notes">
      <div className="office-section__body stack">
        <p>{feedback?.note || "No notes yet."}</p>
        <p>{feedback?.landlordText || "No feedback for the landlord yet."}</p>
      </div>
    </OfficeSection>
  );
}
