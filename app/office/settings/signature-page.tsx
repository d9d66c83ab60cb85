import { data, Form } from "react-router";
import type { Route } from "./+types/signature-page";
import { findSignature, saveSignature } from "../../../server/inbox/reply-templates.ts";
import { readStaffSubmission } from "../../../server/inbox/staff-change.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { SettingsNav } from "./settings-nav.tsx";
import "./settings.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { staffId, name } = getSignedIn({ context });
  return { name, text: await findSignature(context.get(appContext).database.orm, staffId) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readOfficeFields({ request, context });
  const submission = readStaffSubmission(getSignedIn({ context }).staffId, fields);
  const outcome = await saveSignature(context.get(appContext), fields["signature"], submission);
  return outcome.ok
    ? data({ done: outcome.answer.done, error: undefined })
    : data({ done: null, error: outcome.refusal.detail }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function SignaturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, text } = loaderData;
  const error = actionData?.error;
  return (
    <>
      <OfficeHead title="Settings" note="What stands under your replies" />
      <SettingsNav />
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <OfficeSection title="Your signature">
          <Form method="post" className="office-section__body stack">
            <TextArea
              name="signature"
              label="Signature"
              hint={`Empty, a reply ends with “${name}”.`}
              rows={5}
              maxLength={500}
              defaultValue={text}
              {...(error !== undefined && { error })}
            />
            <Button type="submit" size="small">
              Save
            </Button>
          </Form>
        </OfficeSection>
      </div>
    </>
  );
}
