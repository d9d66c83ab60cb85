import { type ReactNode, useState } from "react";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { PostedAnswers } from "../../ui/posted-answers.ts";
import { ApplicantForm, type ApplicantFormOptions } from "./applicant-form.tsx";
import { CheckAnswers } from "../journey/check-answers.tsx";
import { getSender, ThankYou } from "../thank-you.tsx";
import { useFormStart } from "../use-form-start.ts";
import { saveContact } from "./saved-contacts.tsx";

export function ApplicantJourney({
  posted,
  notice,
  aside,
  thanks,
  ...form
}: Omit<ApplicantFormOptions, "onSent"> & {
  posted?: PostedForm | undefined;
  notice?: ReactNode;
  aside: ReactNode;
  thanks: { next: string; options: ReactNode };
}) {
  const [sentBy, setSentBy] = useState(getSender(posted));
  const start = useFormStart(form.draftKey, posted);
  if (sentBy !== null) {
    return (
      <ThankYou firstname={sentBy} next={thanks.next}>
        {thanks.options}
      </ThankYou>
    );
  }
  return (
    <div className="wizard">
      <div className="wizard__form">
        {notice}
        {posted?.stage === "check" ? (
          <CheckAnswers posted={posted} {...form.plan} />
        ) : (
          <PostedAnswers value={start.posted}>
            <ApplicantForm
              key={start.key}
              {...form}
              start={start}
              onSent={(answers) => {
                saveContact(answers);
                setSentBy(answers.firstname);
              }}
            />
          </PostedAnswers>
        )}
      </div>
      {aside}
    </div>
  );
}
