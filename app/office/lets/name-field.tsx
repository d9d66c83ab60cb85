import { LetField } from "./let-fields.tsx";
import type { ShownStep } from "./shown.ts";

const asShown = "As the evidence shows it. Papers use exactly this name";
const inLatin = "In Latin letters, as in the machine-readable lines of the passport";

/** Of checks of who somebody is: papers name them like this. */
export function NameField({ form, naming }: { form: string; naming: ShownStep["naming"] }) {
  if (naming === null) return null;
  return (
    <LetField
      form={form}
      name="name"
      label="Full name"
      hint={naming.isPrintable ? asShown : inLatin}
      value={naming.name}
      maxLength={200}
      required
    />
  );
}
