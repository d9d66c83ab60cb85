import { LetField } from "./let-fields.tsx";
import type { ShownStep } from "./shown.ts";

/** Of checks of who somebody is: papers name them like this. */
export function NameField({ form, naming }: { form: string; naming: ShownStep["naming"] }) {
  if (naming === null) return null;
  return (
    <LetField
      form={form}
      name="name"
      label="Full name"
      hint="As the evidence shows it. Papers use exactly this name"
      value={naming.name}
      maxLength={200}
      required
    />
  );
}
