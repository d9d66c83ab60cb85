import { Form } from "react-router";
import { feedForms } from "../../../domain/feeds/feed-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { useRefusedFields } from "../shell/form/use-refused-fields.ts";

/** Pauses one feed, with the reason that colleagues read, or lets it go on. */
export function PauseForm({
  channel,
  isPaused,
  name,
}: {
  channel: string;
  isPaused: boolean;
  name: string;
}) {
  const refused = useRefusedFields(["pause"], { channel });
  if (isPaused) {
    return (
      <Form method="post">
        <input type="hidden" name="channel" value={channel} />
        <FormButton form={feedForms.resume} look="secondary">
          Resume<span className="visually-hidden"> {name}</span>
        </FormButton>
      </Form>
    );
  }
  return (
    <FormFold isAnswered={refused !== undefined}>
      <summary className="btn btn--quiet btn--small">
        Pause<span className="visually-hidden"> {name}</span>
      </summary>
      <Form method="post" className="feeds__pause">
        <input type="hidden" name="channel" value={channel} />
        <input
          className="input"
          name="reason"
          aria-label={`Reason for pausing ${name}`}
          placeholder="Reason"
          defaultValue={refused?.["reason"]}
          maxLength={200}
        />
        <FormButton form={feedForms.pause} look="secondary">
          Pause {name}
        </FormButton>
      </Form>
    </FormFold>
  );
}
