import { Form, href } from "react-router";
import { type SubmitEvent, useState } from "react";
import { accountForms } from "../../../../domain/staff/account-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import type { FormRefusal } from "../../shell/form/posted-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Note } from "../../../ui/note.tsx";
import { FreshNote } from "../../shell/form/fresh-note.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { useLaterRevalidation } from "../../shell/live/use-later-revalidation.ts";
import { callOffice, explainRefusal, type PasskeyOutcome } from "../sign-in/passkey-outcome.ts";
import { retryImport } from "../../../ui/retry-import.ts";
import { FormFold } from "../../shell/form/form-fold.tsx";

interface PasskeyView {
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
  passkeys: readonly PasskeyView[];
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
          Passkeys don’t work on an IP address. Open http://localhost instead.
        </p>
      )}
    </OfficeSection>
  );
}

function Passkey({
  passkey: { id, name, added, used },
  refusal,
}: {
  passkey: PasskeyView;
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
              aria-label={`New name for ${name}`}
              defaultValue={name}
              maxLength={60}
              aria-invalid={refusal ? true : undefined}
            />
            <FormButton form={accountForms["rename-passkey"]}>
              Save name<span className="visually-hidden">: {name}</span>
            </FormButton>
          </Form>
          {refusal && <p className="error">{refusal.detail}</p>}
        </FormFold>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <FormButton form={accountForms["remove-passkey"]} look="danger">
            Remove<span className="visually-hidden"> {name}</span>
          </FormButton>
        </Form>
      </div>
    </li>
  );
}

type State = { kind: "idle" | "busy" | "added" } | { kind: "failed"; problem: string };

function AddPasskey({ isFirst, isFresh }: { isFirst: boolean; isFresh: boolean }) {
  const revalidate = useLaterRevalidation();
  const [state, setState] = useState<State>({ kind: "idle" });
  const isBusy = state.kind === "busy";

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setState({ kind: "busy" });
    const outcome = await createPasskey(new FormData(form).get("name"));
    if (outcome.ok) {
      setState({ kind: "added" });
      form.reset();
      revalidate();
    } else {
      setState({ kind: "failed", problem: outcome.problem });
    }
  }

  return (
    <form className="office-section__body add-passkey" onSubmit={(event) => void add(event)}>
      {isFirst && (
        <p>
          Add one for this device to sign in with your face, finger or PIN. Without it you need an
          email link each time.
        </p>
      )}
      <FreshNote isFresh={isFresh} what="add a passkey" />
      <noscript>
        <p>Turn on JavaScript to use a passkey, or sign in by email link.</p>
      </noscript>
      {state.kind === "failed" && <RefusalNote refusal={{ detail: state.problem }} />}
      {state.kind === "added" && (
        <Note kind="ok" live>
          <p>Passkey added. Use it next time you sign in.</p>
        </Note>
      )}
      <Field
        name="name"
        label={isFirst ? "Name of this device" : "Device name"}
        hint="For example, Office laptop."
        maxLength={60}
        required
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? "Waiting for your device…" : "Add a passkey"}
      </Button>
    </form>
  );
}

const importPasskeys = retryImport(() => import("@simplewebauthn/browser"));

async function createPasskey(name: FormDataEntryValue | null): Promise<PasskeyOutcome> {
  const { startRegistration } = await importPasskeys();
  const asked = await callOffice(href("/office/account/passkey/options"), {});
  if (!asked.ok) return asked;
  try {
    const answer = await startRegistration({ optionsJSON: asked.answer.options });
    return await callOffice(href("/office/account/passkey"), { answer, name });
  } catch (error) {
    return { ok: false, problem: explainRefusal(error) };
  }
}
