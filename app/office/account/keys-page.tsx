import { data, Form, href } from "react-router";
import type { Route } from "./+types/keys-page";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { keyScopeNames, keyScopes } from "../../../domain/staff/staff-keys.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { listKeys, makeKey, revokeKey } from "../../../server/staff/staff-keys.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
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

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { staffId } = getSignedIn({ context });
  const { change, id = "", name = "", ...fields } = await readOfficeFields({ request, context });
  const nothing = { key: null, done: null, refusal: undefined, name: "" };
  if (change === "revoke") {
    const revoked = await revokeKey(app, staffId, id);
    return revoked.ok
      ? data({ ...nothing, done: revoked.answer.done })
      : data({ ...nothing, refusal: revoked.refusal }, { status: 422 });
  }
  const scopes = keyScopeNames.filter((scope) => fields[`scope-${scope}`] === "on");
  const made = await makeKey(app, staffId, { name, scopes });
  return made.ok
    ? data({ ...nothing, key: made.answer.key })
    : data({ ...nothing, refusal: made.refusal, name }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function KeysPage({ loaderData: { keys }, actionData }: Route.ComponentProps) {
  return (
    <>
      <OfficeHead
        title="Keys for other systems"
        note="With a key another program edits homes in your name."
      >
        <ButtonLink to={href("/office/account")} look="secondary" size="small">
          Your account
        </ButtonLink>
      </OfficeHead>
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={actionData?.refusal} />
        {actionData?.key && <NewKey value={actionData.key} />}
        <OfficeSection title="Your keys" count={keys.length}>
          {keys.length === 0 ? (
            <p className="office-section__body">You have none.</p>
          ) : (
            <ul className="rows">
              {keys.map((key) => (
                <li key={key.id} className="rows__split">
                  <div>
                    <b>{key.name}</b>
                    <p className="tiny">
                      {key.scopes}. Made {key.made},{" "}
                      {key.used ? `last used ${key.used}` : "not used yet"}
                    </p>
                  </div>
                  <Form method="post">
                    <input type="hidden" name="id" value={key.id} />
                    <button
                      type="submit"
                      className="btn btn--danger btn--small"
                      name="change"
                      value="revoke"
                    >
                      Revoke<span className="visually-hidden"> {key.name}</span>
                    </button>
                  </Form>
                </li>
              ))}
            </ul>
          )}
        </OfficeSection>
        <MakeKey refusal={actionData?.refusal} name={actionData?.name ?? ""} />
      </div>
    </>
  );
}

function NewKey({ value }: { value: string }) {
  return (
    <Note kind="ok" live>
      <p>
        <b>This is the key. Copy it now: it is not shown again.</b>
      </p>
      <input className="input" readOnly aria-label="The new key" value={value} />
      <p>It is sent as the header Authorization: Bearer, followed by the key.</p>
    </Note>
  );
}

function MakeKey({ refusal, name }: { refusal: FormRefusal | undefined; name: string }) {
  const error = refusal?.errors?.find(({ path }) => path === "scopes")?.message;
  return (
    <OfficeSection title="A new key">
      <Form method="post" className="office-section__body stack">
        <PostedField
          refusal={refusal}
          name="name"
          label="Which system gets it"
          defaultValue={name}
          maxLength={60}
        />
        <fieldset aria-describedby={error ? "scopes-error" : undefined}>
          <legend>What it may be used for</legend>
          {keyScopeNames.map((scope) => (
            <label key={scope} className="keys__scope">
              <input type="checkbox" name={`scope-${scope}`} /> {keyScopes[scope]}
            </label>
          ))}
          {error && (
            <p className="error" id="scopes-error">
              {error}
            </p>
          )}
        </fieldset>
        <p>
          <Button type="submit" size="small" name="change" value="make">
            Make a key
          </Button>
        </p>
      </Form>
    </OfficeSection>
  );
}
