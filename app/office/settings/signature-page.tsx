import { Form } from "react-router";
import type { Route } from "./+types/signature-page";
import { signatureForms } from "../../../domain/conversations/text-forms.ts";
import { findSignature, signatureActs } from "../../../server/inbox/replies/reply-templates.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { OfficeField } from "../shell/form/office-field.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeForms, OfficeResult } from "../shell/form/office-result.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { SettingsNav } from "./settings-nav.tsx";
import "./settings.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { staffId, name } = getSignedIn({ context });
  return { name, text: await findSignature(context.get(appContext).database.orm, staffId) };
}

export const action = answerForms(signatureActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function SignaturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, text } = loaderData;
  const { fields } = signatureForms.save;
  const signature = {
    ...fields.signature,
    hint: `If you leave this blank, we’ll sign off with “${name}”.`,
  };
  return (
    <>
      <OfficeHead title="Settings" note="Shown at the end of your replies" />
      <SettingsNav />
      <div className="office-body office-list">
        <OfficeForms answer={actionData}>
          <OfficeResult />
          <OfficeSection title="Your signature">
            <Form method="post" className="office-section__body stack">
              <OfficeField form="save" name="signature" field={signature} value={text} />
              <FormButton form={signatureForms.save}>Save signature</FormButton>
            </Form>
          </OfficeSection>
        </OfficeForms>
      </div>
    </>
  );
}
