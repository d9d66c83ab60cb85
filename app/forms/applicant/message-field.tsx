import type { UseFormReturn } from "react-hook-form";
import { maxMessage } from "../../../domain/shared/fields/text-fields.ts";
import { type FieldText, TextArea } from "../../ui/field.tsx";

type Form = Pick<UseFormReturn<Record<string, string>>, "register" | "formState" | "watch">;

export function MessageField({
  form: { register, formState, watch },
  name,
  label,
  hint,
  mark,
}: {
  form: Form;
  name: string;
  label: string;
  hint?: string;
  mark?: FieldText["mark"];
}) {
  return (
    <TextArea
      {...register(name)}
      label={label}
      hint={hint}
      mark={mark}
      count={{ now: watch(name)?.length ?? 0, max: maxMessage }}
      error={formState.errors[name]?.message}
    />
  );
}
