import { useActionData } from "react-router";

type Fields = Readonly<Partial<Record<string, string>>>;

/**
 * What was typed into a form that the site refused, so that its fold stands open with it.
 * @param changes the values of the form's buttons
 * @param about hidden fields that tell it from others of its kind
 */
export function useRefusedFields(
  changes: readonly string[],
  about: Fields = {},
): Fields | undefined {
  const { fields, refusal } = useActionData<{ fields?: Fields; refusal?: unknown }>() ?? {};
  if (!refusal || !fields || !changes.includes(fields["change"] ?? "")) return undefined;
  return Object.entries(about).every(([name, value]) => fields[name] === value)
    ? fields
    : undefined;
}
