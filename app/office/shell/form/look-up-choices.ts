import { href } from "react-router";
import type { Choice } from "../../../../domain/shared/fields/choice.ts";
import type { ChoiceKind } from "../../../../domain/shared/fields/choice-kinds.ts";

/** Empty on failure: the server finds what the text means when the form is sent. */
export async function lookUpChoices(
  kind: ChoiceKind,
  text: string,
  signal: AbortSignal,
): Promise<Choice[]> {
  if (text === "") return [];
  const query = new URLSearchParams({ q: text });
  try {
    const response = await fetch(`${href(`/office/choices/${kind}`)}?${query}`, { signal });
    if (!response.ok) return [];
    const { choices }: { choices: Choice[] } = await response.json();
    return choices;
  } catch {
    return [];
  }
}
