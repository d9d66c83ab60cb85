import { accountForms } from "../../../domain/staff/account-forms.ts";
import { FormButton } from "../shell/form-button.tsx";
import { Form } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import type { FormRefusal } from "../shell/posted-field.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { FormFold } from "../shell/form-fold.tsx";

interface ShownPasskey {
  id: string;
  name: string;
  added: string;
  used: string | null;
}

export function PasskeySection({
  passkeys,
  takesPasskeys,
  isFresh,
  refused,
}: {
  passkeys: readonly ShownPasskey[];
  takesPasskeys: boolean;
  isFresh: boolean;
  refused: (FormRefusal & { id: string | undefined }) | undefined;
}) {
  return (
    <OfficeSection
      title="Your passkeys"
      count={passkeys.length}
      {...(passkeys.length === 0 && { look: "warn" })}
    >
      {passkeys.length > 0 && (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <Passkey
              key={passkey.id}
              passkey={passkey}
              refusal={refused?.id === passkey.id ? refused : undefined}
            />
          ))}
        </ul>
      )}
      {takesPasskeys ? (
        <AddPasskey isFirst={passkeys.length === 0} isFresh={isFresh} />
      ) : (
        <p className="office-section__body">
          Passkeys need a name in the address instead of a number: open the office under
          http://localhost.
        </p>
      )}
    </OfficeSection>
  );
}

function Passkey({
  passkey: { id, name, added, used },
  refusal,
}: {
  passkey: ShownPasskey;
  refusal: FormRefusal | undefined;
}) {
  return (
    <li className="rows__split">
      <Icon name="key-round" />
      <div>
        <b>{name}</b>
        <p className="tiny">
          Added {added}, {used ? `last used ${used}` : "not used yet"}
        </p>
      </div>
      <div className="row">
        <FormFold key={name} className="rename" isAnswered={refusal !== undefined}>
          <summary className="btn btn--quiet btn--small">
            Rename<span className="visually-hidden"> {name}</span>
          </summary>
          <Form method="post" className="row">
            <input type="hidden" name="id" value={id} />
            <input
              className="input"
              name="name"
              aria-label={`New name of ${name}`}
              defaultValue={name}
              maxLength={60}
              aria-invalid={refusal ? true : undefined}
            />
            <FormButton form={accountForms["rename-passkey"]}>Save</FormButton>
          </Form>
          {refusal && <p className="error">{refusal.detail}</p>}
        </FormFold>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            className="btn btn--danger btn--small"
            name="change"
            value="remove-passkey"
          >
            Remove<span className="visually-hidden"> {name}</span>
          </button>
        </Form>
      </div>
    </li>
  );
}
