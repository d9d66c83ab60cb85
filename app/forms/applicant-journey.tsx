import { type ReactNode, useState } from "react";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import { ApplicantForm, type ApplicantPlan } from "./applicant-form.tsx";
import { ThankYou } from "./thank-you.tsx";
import { useStoredDraft } from "./use-stored-draft.ts";
import { NoScriptNotice } from "./no-script-notice.tsx";

export function ApplicantJourney({
  plan,
  draftKey,
  notice,
  aside,
  thanks,
}: {
  plan: ApplicantPlan;
  draftKey: string;
  notice?: ReactNode;
  aside: ReactNode;
  thanks: { next: string; options: ReactNode };
}) {
  const [sentBy, setSentBy] = useState<Applicant | null>(null);
  const draft = useStoredDraft(draftKey);
  if (sentBy) {
    return (
      <ThankYou firstname={sentBy.firstname} next={thanks.next}>
        {thanks.options}
      </ThankYou>
    );
  }
  return (
    <div className="wizard">
      <div className="wizard__form">
        {notice}
        <NoScriptNotice />
        <ApplicantForm
          key={draft ? "resumed" : "new"}
          plan={plan}
          draft={draft}
          draftKey={draftKey}
          onSent={setSentBy}
        />
      </div>
      {aside}
    </div>
  );
}
