import type { UseFormReturn } from "react-hook-form";
import { viewingOptionLabel, viewingOptions } from "../../domain/enquiries/viewing-options.ts";
import { Choices } from "../ui/choices.tsx";

type Form = Pick<UseFormReturn<Record<string, string>>, "register" | "formState">;

const name = "viewingOption";

/** A radio button can't be unset otherwise. */
const options = [
  ...viewingOptions.map((option) => ({ value: option, label: option })),
  { value: "", label: "No preference" },
];

/** In person or by video; may be left out. */
export function ViewingOptionField({ form: { register, formState } }: { form: Form }) {
  return (
    <Choices
      {...register(name)}
      label={viewingOptionLabel}
      mark="optional"
      options={options}
      error={formState.errors[name]?.message}
    />
  );
}
