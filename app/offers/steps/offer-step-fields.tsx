import { offerStepsText, textLimits, yesNoText } from "../../brand/texts/offer-steps-text.ts";
import type { FieldForm } from "../../forms/field-form.ts";
import { Choices } from "../../ui/choices.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";

export interface StepForm extends FieldForm {
  watch: { (name: string): string | undefined; (): Record<string, string> };
  setValue: (
    name: string,
    value: string,
    options?: { shouldValidate?: boolean; shouldTouch?: boolean },
  ) => void;
}

const { fields } = offerStepsText;

type InputName =
  | "rent"
  | "unit"
  | "adultCount"
  | "households"
  | "childCount"
  | "startdate"
  | "duration"
  | "breakmonth";

export function OfferInput({
  form: { register, formState },
  name,
  hint,
  ...input
}: {
  form: StepForm;
  name: InputName;
  hint?: string | undefined;
  type?: "date";
  min?: string;
  inputMode?: "numeric";
}) {
  const text: { label: string; hint?: string; before?: string; after?: string } = fields[name];
  return (
    <Field
      {...register(name)}
      {...input}
      {...text}
      {...(hint && { hint })}
      autoComplete="off"
      error={formState.errors[name]?.message}
    />
  );
}

const yesNoOptions = [
  { value: "yes", label: yesNoText.yes },
  { value: "no", label: yesNoText.no },
];

type QuestionName =
  | "ukBankAccount"
  | "noSubletting"
  | "rightToRent"
  | "adverseCredit"
  | "break"
  | "pets";

export function YesNoField({
  form: { register, formState },
  name,
  onAnswer,
}: {
  form: StepForm;
  name: QuestionName;
  onAnswer?: (yes: boolean) => void;
}) {
  const text: { label: string; hint?: string } = fields[name];
  const onChange = ({ target }: { target: { value: string } }) =>
    onAnswer?.(target.value === "yes");
  return (
    <Choices
      {...register(name, { onChange })}
      {...text}
      options={yesNoOptions}
      error={formState.errors[name]?.message}
    />
  );
}

export function OfferTextArea({
  form: { register, formState, watch },
  name,
  text,
}: {
  form: StepForm;
  name: keyof typeof textLimits;
  text?: { label: string; hint: string } | undefined;
}) {
  return (
    <TextArea
      {...register(name)}
      {...(text ?? fields[name])}
      count={{ now: watch(name)?.length ?? 0, max: textLimits[name] }}
      error={formState.errors[name]?.message}
    />
  );
}

/** `live` announces it to screen readers. */
export function LawNote({ text, live = false }: { text: string | null; live?: boolean }) {
  if (!live) return text && <Note>{text}</Note>;
  return <div aria-live="polite">{text && <Note>{text}</Note>}</div>;
}
