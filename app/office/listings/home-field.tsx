import { type ComponentProps, type ReactNode } from "react";
import { askedFields } from "../../../domain/listings/home-form.ts";
import { getHomeField, type HomeFieldName, unknown } from "../../../domain/listings/home-fields.ts";
import { Field, FieldFrame } from "../../ui/field.tsx";
import type { EditedHome } from "./shown.ts";

/** What is wrong with a field, in the words of the gate. */
export function findFault(home: EditedHome, name: HomeFieldName): string | undefined {
  const typed = home.problems.find(({ path }) => path === name)?.message;
  // What is still empty is in the list of the gate: it is no fault before somebody has finished.
  if (typed !== undefined || (home.texts[name] === "" && !home.isPressed)) return typed;
  return home.gate.findings.find(({ field }) => field === name)?.message;
}

export function isLocked(home: EditedHome, name: HomeFieldName): boolean {
  return home.locked.includes(name);
}

interface HomeFieldProps {
  home: EditedHome;
  name: HomeFieldName;
  hint?: string;
}

function describe({ home, name, hint }: HomeFieldProps) {
  const error = findFault(home, name);
  const text = isLocked(home, name) ? "From the feed" : hint;
  return {
    label: getHomeField(name).label,
    ...(error !== undefined && { error }),
    ...(text !== undefined && { hint: text }),
  };
}

/** One line of text. */
export function HomeText({
  home,
  name,
  hint,
  ...field
}: HomeFieldProps & Omit<ComponentProps<typeof Field>, "name" | "label" | "hint" | "error">) {
  const isAsked = askedFields.some((one) => one === name);
  const value = home.firstTexts[name];
  const isUnknown = isAsked && value === unknown;
  const box = (
    <Field
      {...field}
      {...describe({ home, name, ...(hint !== undefined && { hint }) })}
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
export function HomeSelect({ home, name, hint }: HomeFieldProps) {
  const texts = describe({ home, name, ...(hint !== undefined && { hint }) });
  const choices = getHomeField(name).choices ?? [];
  return (
    <FieldFrame {...texts} name={name}>
      <select
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
export function HomeTick({
  home,
  name,
  children,
}: {
  home: EditedHome;
  name: HomeFieldName;
  children: ReactNode;
}) {
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
      {children}
    </label>
  );
}
