import { Link } from "react-router";
import type { Applicant } from "../../../domain/applicant.ts";
import { type EnquiryKind, maxMessage } from "../../../domain/enquiry.ts";
import { TextArea } from "../../ui/field.tsx";
import { NameFields, ReachFields } from "../contact-fields.tsx";
import { type Draft, writeDraft } from "../draft.ts";
import { JourneyForm } from "../journey-form.tsx";
import { SavedContacts } from "../saved-contacts.tsx";
import { SendNotice } from "../send-notice.tsx";
import { useJourney } from "../use-journey.ts";
import { saveApplicant } from "../use-saved-applicants.ts";
import { useSubmission } from "../use-submission.ts";
import { type EnquiryAnswers, enquiryBody, enquiryPlans } from "./enquiry-steps.ts";
import { enquiryWords } from "./enquiry-words.ts";

/** The three steps; `onSent` gets who asked. */
export function EnquiryForm({
  kind,
  home,
  draft,
  draftKey,
  onSent,
}: {
  kind: EnquiryKind;
  home: { id: string; name: string };
  draft: Draft | null;
  draftKey: string;
  onSent: (applicant: Applicant) => void;
}) {
  const words = enquiryWords[kind];
  const journey = useJourney({ ...enquiryPlans[kind], draft, draftKey });
  const submission = useSubmission<EnquiryAnswers>("/api/submitenquiry", (answers, token) =>
    enquiryBody(kind, home, answers, token),
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
      heading={words.heading}
      journey={journey}
      sendLabel={submission.setback?.kind === "failed-once" ? "Try again" : words.send}
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
      {journey.current === 2 && <MessageField form={journey.form} words={words} />}
    </JourneyForm>
  );
}

function MessageField({
  form,
  words: { label, hint },
}: {
  form: ReturnType<typeof useJourney>["form"];
  words: { label: string; hint: string };
}) {
  return (
    <>
      <TextArea
        {...form.register("freetext")}
        label={label}
        hint={hint}
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
