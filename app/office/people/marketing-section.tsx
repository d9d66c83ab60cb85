import { Form } from "react-router";
import { choiceSources } from "../../../domain/contacts/marketing-choice.ts";
import { Choices } from "../../ui/choices.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import type { FormRefusal } from "../shell/form/posted-field.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { personForms } from "../../../domain/contacts/person-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";

interface ShownChoice {
  channel: string;
  name: string;
  /** Null if nobody has asked. */
  allowed: boolean | null;
  note: string;
  wording: string | null;
}

export function MarketingSection({
  firstname,
  choices,
  mayEdit,
  refusal,
}: {
  firstname: string;
  choices: readonly ShownChoice[];
  mayEdit: boolean;
  refusal: FormRefusal | undefined;
}) {
  return (
    <OfficeSection title={`May we write to ${firstname}?`}>
      <ul className="rows">
        <li className="person__choice">
          <Icon name="check" />
          <div>
            About these requests and a let
            <p className="tiny">Needed for the service, always</p>
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
      {mayEdit && <ChoiceForm choices={choices} refusal={refusal} />}
    </OfficeSection>
  );
}

function ChoiceForm({
  choices,
  refusal,
}: {
  choices: readonly ShownChoice[];
  refusal: FormRefusal | undefined;
}) {
  const errorOf = (name: string) => {
    const error = refusal?.errors?.find(({ path }) => path === name)?.message;
    return error === undefined ? {} : { error };
  };
  return (
    <FormFold className="person__form" isAnswered={(refusal?.errors?.length ?? 0) > 0}>
      <summary>They told us something else</summary>
      <Form method="post" className="stack">
        <Choices
          name="channel"
          label="What it is about"
          options={choices.map(({ channel, name }) => ({ value: channel, label: name }))}
          {...errorOf("channel")}
        />
        <Choices
          name="allowed"
          label="May we?"
          options={[
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ]}
          {...errorOf("allowed")}
        />
        <Choices
          name="source"
          label="How they told us"
          options={choiceSources.map((source) => ({ value: source, label: source }))}
          {...errorOf("source")}
        />
        <TextArea
          name="wording"
          label="What they were asked or said"
          rows={3}
          maxLength={300}
          {...errorOf("wording")}
        />
        <FormButton form={personForms.choice} look="secondary">
          Record it
        </FormButton>
      </Form>
    </FormFold>
  );
}
