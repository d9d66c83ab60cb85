import type { RefObject } from "react";
import type { Choice } from "../../../../domain/shared/fields/choice.ts";
import { type ChoiceKind, choiceKindNames } from "../../../../domain/shared/fields/choice-kinds.ts";
import { ComboboxList } from "../../../ui/combobox/combobox-list.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { lookUpChoices } from "./look-up-choices.ts";

const icons: Record<ChoiceKind, IconName> = {
  home: "house",
  key: "key-round",
  landlord: "user",
  person: "user",
};

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
      none="Nothing found. Type another part."
      lookUp={(text, signal) => lookUpChoices(kind, text, signal)}
      getText={({ name }) => name}
      describe={(choice) => ({ ...choice, icon: icons[kind] })}
      onChoose={onChoose}
    />
  );
}
