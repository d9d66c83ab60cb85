import { Link } from "react-router";
import type { Applicant } from "../../../domain/applicant.ts";
import { maxMessage } from "../../../domain/enquiry.ts";
import { TextArea } from "../../ui/field.tsx";
import { NameFields, ReachFields } from "../contact-fields.tsx";
import { type Draft, writeDraft } from "../draft.ts";
import { JourneyForm } from "../journey-form.tsx";
import { SavedContacts } from "../saved-contacts.tsx";
import { SendNotice } from "../send-notice.tsx";
import { useJourney } from "../use-journey.ts";
import { saveApplicant } from "../use-saved-applicants.ts";
import { useSubmission } from "../use-submission.ts";
import { type EnquiryAnswers, enquiryAnswers, enquiryBody, enquirySteps } from "./enquiry-steps.ts";

/** The three steps; `onSent` gets who asked. */
export function EnquiryForm({
  home,
  draft,
  draftKey,
  onSent,
}: {
  home: { id: string; name: string };
  draft: Draft | null;
  draftKey: string;
  onSent: (applicant: Applicant) => void;
}) {
  const journey = useJourney({ steps: enquirySteps, schema: enquiryAnswers, draft, draftKey });
  const submission = useSubmission<EnquiryAnswers>("/api/submitenquiry", (answers, token) =>
    enquiryBody(home, answers, token),
  );

  async function next(): Promise<void> {
    const answers = await journey.next();
    if (!answers || !(await submission.send(answers, journey.showProblems))) return;
    const { freetext: _, ...applicant } = answers;
    saveApplicant(applicant);
    writeDraft(draftKey, null);
    onSent(applicant);
  }

  return (
    <JourneyForm
      heading="Have questions about this property?"
      journey={journey}
      sendLabel={submission.setback?.kind === "failed-once" ? "Try again" : "Send message"}
      sending={submission.sending}
      onNext={() => void next()}
      onFirstFocus={submission.prepare}
      notice={submission.setback && <SendNotice setback={submission.setback} />}
    >
      {journey.current === 0 && (
        <>
          <NameFields form={journey.form} />
          <SavedContacts onChoose={(applicant) => journey.fillIn({ ...applicant })} />
        </>
      )}
      {journey.current === 1 && <ReachFields form={journey.form} />}
      {journey.current === 2 && <MessageField form={journey.form} />}
    </JourneyForm>
  );
}

function MessageField({ form }: { form: ReturnType<typeof useJourney>["form"] }) {
  return (
    <>
      <TextArea
        {...form.register("freetext")}
        label="Your question, and times that suit you"
        hint="If you would like to see the home, say which days and evenings work."
        count={{ now: form.watch("freetext")?.length ?? 0, most: maxMessage }}
        error={form.formState.errors["freetext"]?.message}
      />
      <p className="tiny">
        Protected by a human check. We use what you send to answer you, as our{" "}
        <Link to="/legal">privacy policy</Link> says.
      </p>
    </>
  );
}
