import type { ComponentProps } from "react";
import { usePostedAnswer } from "../ui/posted-answers.ts";
import { buildDescribedBy, FieldFrame, type FieldText } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

export function CountField({
  label,
  hint,
  error,
  mark,
  counted,
  currentText,
  min,
  onStep,
  ...input
}: FieldText & {
  counted: string;
  currentText: string | undefined;
  min: number;
  onStep: (number: number) => void;
} & Omit<ComponentProps<"input">, "className" | "id">) {
  // Without the script the buttons would do nothing.
  const hydrated = useHydrated();
  const number = /^\d{1,3}$/.test(currentText ?? "") ? Number(currentText) : null;
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} mark={mark}>
      <div className="affix counter">
        {hydrated && (
          <button
            type="button"
            aria-label={`Fewer ${counted}`}
            aria-disabled={number === null || number <= min}
            onClick={() => number !== null && number > min && onStep(number - 1)}
          >
            <Icon name="minus" />
          </button>
        )}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={usePostedAnswer(input.name)}
          {...input}
          className="input"
          id={input.name}
          aria-required={mark === "required" || undefined}
          aria-describedby={buildDescribedBy(input.name, hint, error)}
          aria-invalid={error ? true : undefined}
        />
        {hydrated && (
          <button
            type="button"
            aria-label={`More ${counted}`}
            onClick={() => onStep(number === null ? min : number + 1)}
          >
            <Icon name="plus" />
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
