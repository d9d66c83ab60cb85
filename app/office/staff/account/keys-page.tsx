import { Form, href } from "react-router";
import type { Route } from "./+types/keys-page";
import { apiKeyForms } from "../../../../domain/staff/api-key-forms.ts";
import type { Texts } from "../../../../domain/shared/fields/form-steps.ts";
import { formatMoment } from "../../../../domain/staff/format-moment.ts";
import { keyScopeNames, keyScopes } from "../../../../domain/staff/staff-keys.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { apiKeyActs } from "../../../../server/staff/account/api-key-acts.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { listKeys } from "../../../../server/staff/account/staff-keys.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeForm } from "../../shell/form/office-form.tsx";
import { DoneNote } from "../../shell/form/done-note.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../../shell/form/posted-field.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import "./account.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const keys = await listKeys(database.orm, getSignedIn({ context }).staffId);
  return {
    keys: keys.map(({ id, name, scopes, createdAt, lastUsedAt }) => ({
      id,
      name,
      scopes: scopes.map((scope) => keyScopes[scope]).join(", "),
      made: formatMoment(createdAt, now()),
      used: lastUsedAt && formatMoment(lastUsedAt, now()),
    })),
  };
}

export const action = answerForms(apiKeyActs);

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function KeysPage({ loaderData: { keys }, actionData }: Route.ComponentProps) {
  return (
    <>
      <OfficeHead title="API keys" note="Let another system update properties on your behalf.">
        <ButtonLink to={href("/office/account")} look="secondary" size="small">
          Your account
        </ButtonLink>
      </OfficeHead>
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={actionData?.refusal} />
        {actionData?.more && <NewKey value={actionData.more.key} />}
        <OfficeSection title="Your keys" count={keys.length}>
          {keys.length === 0 ? (
            <p className="office-section__body">No keys yet.</p>
          ) : (
            <ul className="rows">
              {keys.map((key) => (
                <li key={key.id} className="rows__split">
                  <div>
                    <b>{key.name}</b>
                    <p className="tiny">
                      {key.scopes}. Created {key.made},{" "}
                      {key.used ? `last used ${key.used}` : "not used yet"}
                    </p>
                  </div>
                  <OfficeForm
                    form={apiKeyForms.revoke}
                    id={`revoke-${key.id}`}
                    values={{ id: key.id }}
                    button="Revoke key"
                    about={key.name}
                    look="danger"
                  />
                </li>
              ))}
            </ul>
          )}
        </OfficeSection>
        <MakeKey
          refusal={actionData?.refusal}
          fields={actionData?.refusal ? actionData.fields : {}}
        />
      </div>
    </>
  );
}

function NewKey({ value }: { value: string }) {
  return (
    <Note kind="ok" live>
      <p>
        <b>Copy this key now. We won’t show it again.</b>
      </p>
      <input className="input" readOnly aria-label="Your new key" value={value} />
      <p>Send it in the Authorization header, as Bearer followed by the key.</p>
    </Note>
  );
}

function MakeKey({ refusal, fields }: { refusal: FormRefusal | undefined; fields: Texts }) {
  const error = refusal?.errors?.find(({ path }) => path === "scopes")?.message;
  return (
    <OfficeSection title="New key">
      <Form method="post" className="office-section__body stack">
        <PostedField
          refusal={refusal}
          name="name"
          label="Name"
          defaultValue={fields["name"]}
          maxLength={60}
        />
        <fieldset aria-describedby={error ? "scopes-error" : undefined}>
          <legend>Permissions</legend>
          {keyScopeNames.map((scope) => (
            <label key={scope} className="keys__scope">
              <input
                type="checkbox"
                name={`scope-${scope}`}
                defaultChecked={fields[`scope-${scope}`] === "on"}
              />{" "}
              {keyScopes[scope]}
            </label>
          ))}
          {error && (
            <p className="error" id="scopes-error">
              {error}
            </p>
          )}
        </fieldset>
        <p>
          <FormButton form={apiKeyForms.make}>Create key</FormButton>
        </p>
      </Form>
    </OfficeSection>
  );
}
