import { type ReactNode, useContext } from "react";
import { Form, useRouteLoaderData } from "react-router";
import type { Field as FieldOf, Option } from "../../../domain/shared/fields.ts";
import {
  type FormDeclaration,
  maySend,
  type OfficeForm as Declared,
} from "../../../domain/staff/office-forms.ts";
import { Button } from "../../ui/button.tsx";
import { DoneNote } from "./done-note.tsx";
import { LookButton } from "./look-button.tsx";
import type { FrameData } from "./office-frame.tsx";
import { AnswerContext, type ShownAnswer, useAnswerTo, useTimesSent } from "./office-answer.ts";
import { OfficeField } from "./office-field.tsx";
import { PreviewedMails } from "./previewed-mails.tsx";
import { RefusalNote } from "./refusal-note.tsx";

/** Around what shows the forms of a page: each finds in it what was answered to it. */
export function OfficeForms({
  answer,
  children,
}: {
  answer: ShownAnswer | undefined;
  children: ReactNode;
}) {
  return <AnswerContext value={answer}>{children}</AnswerContext>;
}

/** What the last form did, or why not, unless it stands beside a field. */
export function OfficeResult() {
  const answer = useContext(AnswerContext);
  return (
    <>
      <DoneNote done={answer?.done} />
      <RefusalNote refusal={answer?.refusal} />
    </>
  );
}

/** Whether somebody may send a form, by the rule that the server keeps them from it. */
export function useMaySend(form: FormDeclaration): boolean {
  const frame = useRouteLoaderData<FrameData>("office/office-layout");
  return !frame?.person || maySend(frame.person, form);
}

interface FormButtonProps {
  form: Declared;
  look?: "primary" | "secondary" | "quiet" | undefined;
  size?: "small" | "usual" | undefined;
  busy?: boolean;
  children: ReactNode;
}

/** Sends the form that it stands in. Nobody sees it who may not send it. */
export function FormButton({ form, look, size = "small", ...button }: FormButtonProps) {
  if (!useMaySend(form)) return null;
  return (
    <Button
      type="submit"
      name="change"
      value={form.name}
      {...(size === "small" && { size })}
      {...(look && { look })}
      {...button}
    />
  );
}

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
  look?: "primary" | "secondary" | "quiet" | undefined;
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
  const whose = about && <span className="visually-hidden">: {about}</span>;
  return (
    <Form key={times} method="post" className={layout}>
      {id !== form.name && <input type="hidden" name="form" value={id} />}
      {formKey && <input type="hidden" name="key" value={formKey} />}
      {props.children}
      {fields.map(([name, field]) => (
        <OfficeField
          key={name}
          form={id}
          name={name}
          field={field}
          options={props.options?.[name] ?? field.options ?? []}
          value={props.values?.[name] ?? ""}
        />
      ))}
      <FormButton form={form} look={props.look} size={props.size}>
        {props.button}
        {whose}
      </FormButton>
      {form.sendsMails && <LookButton change={form.name}>{whose}</LookButton>}
      {mails !== null && (
        <div data-answer>
          <PreviewedMails mails={mails} note="Nothing goes until you press the other button" />
        </div>
      )}
    </Form>
  );
}

function isSeen({ input }: FieldOf): boolean {
  return input !== "hidden";
}
