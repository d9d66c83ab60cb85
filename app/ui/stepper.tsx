import { useId } from "react";
import { Icon } from "./icon.tsx";

/** At its limit a button stays in the tab order. */
export function Stepper({
  id,
  label,
  of,
  value,
  min,
  max,
  trail = "",
  hint,
  onStep,
}: {
  id?: string;
  label: string;
  /** Plural noun for the buttons' names, such as `bedrooms`. */
  of: string;
  value: number;
  min: number;
  max: number;
  trail?: string;
  hint?: string;
  onStep: (value: number) => void;
}) {
  const name = useId();
  const step = (to: number) => () => {
    if (to >= min && to <= max) onStep(to);
  };
  return (
    <fieldset
      className="counted"
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={name}
      aria-describedby={hint ? `${name}-hint` : undefined}
    >
      <div>
        <span id={name}>{label}</span>
        {hint && (
          <p className="hint" id={`${name}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <div className="stepper">
        <StepButton
          label={`Fewer ${of}`}
          icon="minus"
          atEnd={value <= min}
          onClick={step(value - 1)}
        />
        <output>{`${value}${trail}`}</output>
        <StepButton
          label={`More ${of}`}
          icon="plus"
          atEnd={value >= max}
          onClick={step(value + 1)}
        />
      </div>
    </fieldset>
  );
}

function StepButton({
  label,
  icon,
  atEnd,
  onClick,
}: {
  label: string;
  icon: "minus" | "plus";
  atEnd: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" aria-label={label} aria-disabled={atEnd} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
