import { accountForms } from "../../../domain/staff/account-forms.ts";
import { FormButton } from "../shell/form-button.tsx";
import { Form } from "react-router";
import { OfficeSection } from "../shell/office-section.tsx";

/** For whom the office's figures come by mail. */
export function FiguresSection({ isWanted }: { isWanted: boolean }) {
  return (
    <div id="figures">
      <OfficeSection title="The figures by mail">
        <Form method="post" className="office-section__body stack">
          <p>
            {isWanted
              ? "On Monday mornings you get the figures of the week before."
              : "You get no figures by mail."}
          </p>
          <p>
            <FormButton
              form={isWanted ? accountForms["stop-figures"] : accountForms["want-figures"]}
              look="secondary"
            >
              {isWanted ? "Stop the mail" : "Send it on Mondays"}
            </FormButton>
          </p>
        </Form>
      </OfficeSection>
    </div>
  );
}
