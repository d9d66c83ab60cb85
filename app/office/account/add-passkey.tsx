import { type SubmitEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { FreshNote } from "../shell/fresh-note.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { useLaterRevalidation } from "../shell/use-later-revalidation.ts";
import { createPasskey } from "./create-passkey.ts";

type State = { kind: "idle" | "busy" | "added" } | { kind: "failed"; problem: string };

export function AddPasskey({ isFirst, isFresh }: { isFirst: boolean; isFresh: boolean }) {
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
          Add one for this device: your face, finger or PIN then signs you in. Without it you need a
          link by e-mail each time.
        </p>
      )}
      <FreshNote isFresh={isFresh} what="A passkey can be added" />
      <noscript>
        <p>A passkey needs JavaScript. A link by e-mail does not.</p>
      </noscript>
      {state.kind === "failed" && <RefusalNote refusal={{ detail: state.problem }} />}
      {state.kind === "added" && (
        <Note kind="ok" live>
          <p>The passkey is added. Try it the next time you sign in.</p>
        </Note>
      )}
      <Field
        name="name"
        label={isFirst ? "Name of this device" : "Another device’s name"}
        hint="For your list, such as Office laptop."
        maxLength={60}
        required
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? "Waiting for your device" : "Add a passkey"}
      </Button>
    </form>
  );
}
