import type { RefObject } from "react";
import { href } from "react-router";
import type { Choice } from "../../../../domain/shared/fields/choice.ts";
import { type ChoiceKind, choiceKindNames } from "../../../../domain/shared/fields/choice-kinds.ts";
import { ComboboxList } from "../../../ui/combobox/combobox-list.tsx";
import type { IconName } from "../../../ui/icon-names.ts";

const icons: Record<ChoiceKind, IconName> = {
  home: "house",
  "listed-home": "house",
  key: "key-round",
  landlord: "user",
  person: "user",
  conversation: "inbox",
};

/** Empty on failure: the server finds what the text means when the form is sent. */
async function lookUpChoices(
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

/** What the office knows under what is typed. */
export function ChoiceList({
  kind,
  input,
  onChoose,
}: {
  kind: ChoiceKind;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (choice: Choice) => void;
}) {
  return (
    <ComboboxList
      input={input}
      label={choiceKindNames[kind]}
      none="No results. Try a different search."
      lookUp={(text, signal) => lookUpChoices(kind, text, signal)}
      getText={({ name }) => name}
      describe={(choice) => ({ ...choice, icon: icons[kind] })}
      onChoose={onChoose}
    />
  );
}
