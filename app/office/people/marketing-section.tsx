import { Form } from "react-router";
import type { Option } from "../../../domain/shared/fields/fields.ts";
import { Choices } from "../../ui/choices.tsx";
import { Icon } from "../../ui/icon.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { personForms } from "../../../domain/contacts/person-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { useAnswerTo } from "../shell/form/office-answer.ts";
import { OfficeField } from "../shell/form/office-field.tsx";

interface ChoiceView {
  channel: string;
  name: string;
  /** Null if nobody has asked. */
  allowed: boolean | null;
  note: string;
  wording: string | null;
}

export function MarketingSection({
  choices,
  mayEdit,
}: {
  choices: readonly ChoiceView[];
  mayEdit: boolean;
}) {
  return (
    <OfficeSection title="Marketing preferences">
      <ul className="rows">
        <li className="person__choice">
          <Icon name="check" />
          <div>
            About their requests and tenancy
            <p className="tiny">Service messages (always on)</p>
          </div>
        </li>
        {choices.map(({ channel, name, allowed, note, wording }) => (
          <li key={channel} className="person__choice">
            <Icon name={allowed === true ? "check" : allowed === false ? "ban" : "minus"} />
            <div>
              {name}
              <p className="tiny">{note}</p>
              {wording && <p className="tiny">“{wording}”</p>}
            </div>
          </li>
        ))}
      </ul>
      {mayEdit && <ChoiceForm choices={choices} />}
    </OfficeSection>
  );
}

const { name: form, fields } = personForms.choice;

function ChoiceForm({ choices }: { choices: readonly ChoiceView[] }) {
  const { refusal, typed } = useAnswerTo(form);
  const channels = choices.map(({ channel, name }) => ({ value: channel, label: name }));
  const tiles = (name: "channel" | "allowed" | "source", options: readonly Option[] = []) => {
    const error = refusal?.errors?.find(({ path }) => path === name)?.message;
    const { label } = fields[name];
    return (
      <Choices {...{ name, label, options }} chosen={typed?.[name]} {...(error && { error })} />
    );
  };
  return (
    <FormFold className="person__form" isAnswered={(refusal?.errors?.length ?? 0) > 0}>
      <summary>Update preferences</summary>
      <Form method="post" className="stack">
        {tiles("channel", channels)}
        {tiles("allowed", fields.allowed.options)}
        {tiles("source", fields.source.options)}
        <OfficeField form={form} name="wording" field={fields.wording} />
        <FormButton form={personForms.choice} look="secondary">
          Save preference
        </FormButton>
      </Form>
    </FormFold>
  );
}
