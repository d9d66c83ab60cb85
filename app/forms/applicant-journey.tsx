import { type ReactNode, useState } from "react";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import type { PostedForm } from "../../domain/shared/posted-form.ts";
import { PostedAnswers } from "../ui/posted-answers.ts";
import { ApplicantForm, type ApplicantPlan } from "./applicant-form.tsx";
import { CheckAnswers } from "./check-answers.tsx";
import { ThankYou } from "./thank-you.tsx";
import { useStoredDraft } from "./use-stored-draft.ts";

export function ApplicantJourney({
  plan,
  posted,
  draftKey,
  notice,
  aside,
  thanks,
}: {
  plan: ApplicantPlan;
  posted?: PostedForm | undefined;
  draftKey: string;
  notice?: ReactNode;
  aside: ReactNode;
  thanks: { next: string; options: ReactNode };
}) {
  const [sentBy, setSentBy] = useState<Pick<Applicant, "firstname"> | null>(
    posted?.stage === "sent" ? { firstname: posted.answers["firstname"] ?? "" } : null,
  );
  const stored = useStoredDraft(draftKey);
  if (sentBy) {
    return (
      <ThankYou firstname={sentBy.firstname} next={thanks.next}>
        {thanks.options}
      </ThankYou>
    );
  }
  const form = posted?.stage === "form" ? posted : null;
  const draft = form ?? stored;
  return (
    <div className="wizard">
      <div className="wizard__form">
        {notice}
        {posted?.stage === "check" ? (
          <CheckAnswers
            posted={posted}
            steps={plan.steps}
            labels={{ ...applicantLabels, ...plan.labels, freetext: plan.words.label }}
            sendLabel={plan.words.send}
          />
        ) : (
          <PostedAnswers value={form?.answers ?? {}}>
            <ApplicantForm
              key={draft ? "resumed" : "new"}
              plan={plan}
              draft={draft}
              errors={form?.errors ?? []}
              draftKey={draftKey}
              onSent={setSentBy}
            />
          </PostedAnswers>
        )}
      </div>
      {aside}
    </div>
  );
}

const applicantLabels: Record<string, string> = {
  firstname: "First name",
  lastname: "Last name",
  phone: "Phone number",
  email: "Email",
};
