import type { UseFormReturn } from "react-hook-form";
import { viewingOptionLabel, viewingOptions } from "../../domain/enquiries/viewing-options.ts";
import { Choices } from "../ui/choices.tsx";

type Form = Pick<UseFormReturn<Record<string, string>>, "register" | "formState">;

const name = "viewingOption";

/** Includes an empty option, because a radio button can't be unset. */
const options = [
  ...viewingOptions.map((option) => ({ value: option, label: option })),
  { value: "", label: "No preference" },
];

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
