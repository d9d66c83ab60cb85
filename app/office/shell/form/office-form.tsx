import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Field as FieldOf, Option } from "../../../../domain/shared/fields/fields.ts";
import type { OfficeForm as Declared } from "../../../../domain/staff/office-forms.ts";
import { FormButton, useMaySend } from "./form-button.tsx";
import { LookButton } from "./look-button.tsx";
import { useAnswerTo, useTimesSent } from "./office-answer.ts";
import { OfficeField } from "./office-field.tsx";
import { PreviewedMails } from "./previewed-mails.tsx";

type FieldsOf<Of extends Declared> = keyof Of["fields"];

interface OfficeFormProps<Of extends Declared> {
  form: Of;
  /** Where a page has several that do the same. */
  id?: string;
  /** Another layout than one field below the other. */
  className?: string;
  button: string;
  /** Whose or which, for those who don't see it beside. */
  about?: string;
  look?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "small" | "usual" | undefined;
  /** What stands in its fields at first, and in hidden ones. */
  values?: { readonly [Name in FieldsOf<Of>]?: string | null };
  /** Of its fields that list records. */
  options?: { readonly [Name in FieldsOf<Of>]?: readonly Option[] };
  /** Of a form that stores once what is sent twice. */
  formKey?: string;
  /** Above its fields. */
  children?: ReactNode;
}

/** A form of the office as `domain/` declares it. Nobody sees it who may not send it. */
export function OfficeForm<const Of extends Declared>(props: OfficeFormProps<Of>) {
  const { form, id = form.name, about, className, formKey } = props;
  const { mails } = useAnswerTo(id);
  const times = useTimesSent(id);
  if (!useMaySend(form)) return null;
  const fields: [string, FieldOf][] = Object.entries(form.fields);
  const layout = className ?? (fields.some(([, field]) => isSeen(field)) ? "stack" : undefined);
  const hasFile = fields.some(([, { input }]) => input === "file");
  const whose = about && <span className="visually-hidden">: {about}</span>;
  return (
    <Form
      key={times}
      method="post"
      className={layout}
      {...(hasFile && { encType: "multipart/form-data" as const })}
    >
      {id !== form.name && <input type="hidden" name="form" value={id} />}
      {formKey && <input type="hidden" name="key" value={formKey} />}
      {props.children}
      {fields.map(([name, field]) => (
        <OfficeField
          key={name}
          form={id}
          name={name}
          field={field}
          options={props.options?.[name]}
          value={props.values?.[name] ?? ""}
        />
      ))}
      <FormButton form={form} size={props.size} {...(props.look && { look: props.look })}>
        {props.button}
        {whose}
      </FormButton>
      {form.sendsMails && <LookButton form={form}>{whose}</LookButton>}
      {mails !== null && (
        <div data-answer>
          <PreviewedMails mails={mails} note="We won’t send anything until you confirm" />
        </div>
      )}
    </Form>
  );
}

function isSeen({ input }: FieldOf): boolean {
  return input !== "hidden";
}
