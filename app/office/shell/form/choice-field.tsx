import { useRef } from "react";
import type { ChoiceKind } from "../../../../domain/shared/fields/choice-kinds.ts";
import {
  type Choice,
  getTickedName,
  getTypedName,
} from "../../../../domain/shared/fields/choice.ts";
import { buildDescribedBy, FieldFrame, type FieldText } from "../../../ui/field.tsx";
import { usePostedAnswer } from "../../../ui/posted-answers.ts";
import { retryImport } from "../../../ui/retry-import.ts";
import { useLateList } from "../../../ui/use-late-list.ts";
import type { FormRefusal } from "./posted-field.tsx";
import "./choice-field.css";

const importList = retryImport(() => import("./choice-list.tsx"));
const loadList = async () => (await importList()).ChoiceList;

interface ChoiceFieldProps extends Omit<FieldText, "error"> {
  kind: ChoiceKind;
  refusal?: FormRefusal | undefined;
  /** What is chosen already. */
  chosen?: Pick<Choice, "id" | "name"> | null | undefined;
  /** As the form was sent, if it was refused. */
  typed?: Readonly<Partial<Record<string, string>>>;
  /** A form with nothing else to fill in is sent by a choice. */
  sendsForm?: boolean;
}

/**
 * A home, a key, a landlord or a person, found by any part of what is known of it. The form sends the id that
 * nobody reads or types; without script the server finds it by the text.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, id = name, label, hint, mark, refusal } = props;
  const problem = refusal?.errors?.find(({ path }) => path === name);
  return (
    <>
      <FieldFrame name={id} label={label} hint={hint} mark={mark} error={problem?.message}>
        <ChoiceInput {...props} error={problem?.message} />
      </FieldFrame>
      {problem?.choices && problem.choices.length > 0 && (
        <Found name={name} label={label} choices={problem.choices} />
      )}
    </>
  );
}

function ChoiceInput({
  kind,
  name,
  id = name,
  hint,
  mark,
  error,
  chosen,
  typed,
  sendsForm = false,
}: ChoiceFieldProps & { error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const { List, onFocus } = useLateList(input, loadList);
  const typedName = getTypedName(name);
  const postedId = usePostedAnswer(name);
  const postedText = usePostedAnswer(typedName);
  const setChosen = (chosenId: string) => {
    if (hidden.current) hidden.current.value = chosenId;
  };
  const choose = (choice: Choice) => {
    setChosen(choice.id);
    if (sendsForm) input.current?.form?.requestSubmit();
  };
  return (
    <div className="choice-field">
      <input
        type="hidden"
        ref={hidden}
        name={name}
        defaultValue={typed?.[name] ?? postedId ?? chosen?.id ?? ""}
      />
      <input
        ref={input}
        type="text"
        id={id}
        className="input"
        name={typedName}
        defaultValue={typed?.[typedName] ?? postedText ?? chosen?.name ?? ""}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-required={mark === "required" || undefined}
        aria-describedby={buildDescribedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        onFocus={onFocus}
        onInput={() => setChosen("")}
      />
      {List && <List kind={kind} input={input} onChoose={choose} />}
    </div>
  );
}

/** Several that the text finds, to tick one of: the list of those without script. */
function Found({
  name,
  label,
  choices,
}: Pick<FieldText, "name" | "label"> & { choices: readonly Choice[] }) {
  return (
    <fieldset className="choice-field__found">
      <legend>{label.endsWith("?") ? label : `Select a match for ‘${label}’`}</legend>
      {choices.map((one) => (
        <label key={one.id}>
          <input type="radio" name={getTickedName(name)} value={one.id} /> <b>{one.name}</b>{" "}
          <span className="tiny">{one.detail}</span>
        </label>
      ))}
    </fieldset>
  );
}
