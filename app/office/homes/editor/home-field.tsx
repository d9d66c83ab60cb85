import type { ComponentProps } from "react";
import { askedFields } from "../../../../domain/listings/home-form.ts";
import {
  getChoices,
  getHomeField,
  type HomeFieldName,
  unknown,
} from "../../../../domain/listings/facts/home-fields.ts";
import { Field, FieldFrame } from "../../../ui/field.tsx";
import type { EditedHome } from "../shown.ts";

/** What is wrong with a field, in the words of the gate. */
export function findFault(home: EditedHome, name: HomeFieldName): string | undefined {
  const typed = home.problems.find(({ path }) => path === name)?.message;
  // What is still empty is in the list of the gate: it is no fault before somebody has finished.
  if (typed !== undefined || (home.texts[name] === "" && !home.isPressed)) return typed;
  return home.gate.findings.find(({ field }) => field === name)?.message;
}

/**
 * For the field itself: what was typed can't be read. Once it is saved the focus goes there, before any
 * field that has only warnings (`useFocusAfterForm`).
 */
function markUnread(home: EditedHome, name: HomeFieldName) {
  return home.problems.some(({ path }) => path === name) ? { "data-unread": "" } : {};
}

export function isLocked(home: EditedHome, name: HomeFieldName): boolean {
  return home.locked.includes(name);
}

interface HomeFieldProps {
  home: EditedHome;
  name: HomeFieldName;
}

type BoxProps = Partial<Omit<ComponentProps<typeof Field>, "name" | "label" | "hint" | "error">>;

/** What somebody types or chooses, by the kind of the field. */
export function HomeInput({ home, name, ...box }: HomeFieldProps & BoxProps) {
  const { kind } = getHomeField(name);
  if (kind === "choice") return <HomeSelect home={home} name={name} />;
  if (kind === "tick") return <HomeTick home={home} name={name} />;
  return <HomeText home={home} name={name} {...getBoxProps(name)} {...box} />;
}

export function HomeInputs({ home, names }: { home: EditedHome; names: readonly HomeFieldName[] }) {
  return names.map((name) => <HomeInput key={name} home={home} name={name} />);
}

function getBoxProps(name: HomeFieldName): BoxProps {
  const field = getHomeField(name);
  switch (field.kind) {
    case "number":
      return { inputMode: "numeric", ...(field.unit && { after: `${field.unit}s` }) };
    case "pounds":
      return { inputMode: "numeric", before: "£" };
    case "degrees":
      return { inputMode: "decimal" };
    case "day":
      return { type: "date" };
    default:
      return {};
  }
}

function describe({ home, name }: HomeFieldProps) {
  const error = findFault(home, name);
  const { label, hint } = getHomeField(name);
  const text = isLocked(home, name) ? "From the feed" : hint;
  return {
    label,
    ...(error !== undefined && { error }),
    ...(text !== undefined && { hint: text }),
  };
}

/** One line of text. */
function HomeText({ home, name, ...field }: HomeFieldProps & BoxProps) {
  const isAsked = askedFields.some((one) => one === name);
  const value = home.firstTexts[name];
  const isUnknown = isAsked && value === unknown;
  const box = (
    <Field
      {...field}
      {...describe({ home, name })}
      {...markUnread(home, name)}
      name={name}
      readOnly={isLocked(home, name)}
      defaultValue={isUnknown ? "" : value}
    />
  );
  if (!isAsked) return box;
  return (
    <div className="edit__asked">
      {box}
      <label className="edit__unknown">
        <input
          type="checkbox"
          name={`unknown-${name}`}
          value="yes"
          defaultChecked={isUnknown}
          disabled={isLocked(home, name)}
        />
        Unknown<span className="visually-hidden">: {getHomeField(name).label}</span>
      </label>
    </div>
  );
}

const choiceNames: Readonly<Partial<Record<string, string>>> = {
  unknown: "Unknown",
  none: "None",
  yes: "Yes",
  no: "No",
};

/** One of a list, with nothing chosen at first. */
function HomeSelect({ home, name }: HomeFieldProps) {
  const texts = describe({ home, name });
  const choices = getChoices(name) ?? [];
  return (
    <FieldFrame {...texts} name={name}>
      <select
        {...markUnread(home, name)}
        className="select"
        id={name}
        name={name}
        defaultValue={home.firstTexts[name]}
        disabled={isLocked(home, name)}
        aria-invalid={texts.error === undefined ? undefined : true}
      >
        <option value="">Not answered</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceNames[choice] ?? choice}
          </option>
        ))}
      </select>
      {isLocked(home, name) && <input type="hidden" name={name} value={home.texts[name]} />}
    </FieldFrame>
  );
}

/** A box to tick. */
function HomeTick({ home, name }: HomeFieldProps) {
  const { label, tick = label } = getHomeField(name);
  const isOn = home.texts[name] === "yes";
  const locked = isLocked(home, name);
  return (
    <label className="edit__tick">
      <input
        type="checkbox"
        name={locked ? undefined : name}
        value="yes"
        defaultChecked={home.firstTexts[name] === "yes"}
        disabled={locked}
      />
      {locked && isOn && <input type="hidden" name={name} value="yes" />}
      {tick}
    </label>
  );
}
