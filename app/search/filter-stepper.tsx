import { useId } from "react";
import { Icon } from "../ui/icon.tsx";

/** At least so many rooms: one fewer, one more. A button at its end stays in the tab order. */
export function FilterStepper({
  of,
  value,
  min,
  max,
  onStep,
}: {
  of: "bedrooms" | "bathrooms";
  value: number;
  min: number;
  max: number;
  onStep: (value: number) => void;
}) {
  const label = useId();
  const step = (to: number) => () => {
    if (to >= min && to <= max) onStep(to);
  };
  return (
    <fieldset className="filterstep" aria-labelledby={label}>
      <span id={label}>{of === "bedrooms" ? "Bedrooms" : "Bathrooms"}, at least</span>
      <div className="stepper">
        <button
          type="button"
          aria-label={`Fewer ${of}`}
          aria-disabled={value <= min}
          onClick={step(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <output>{value}+</output>
        <button
          type="button"
          aria-label={`More ${of}`}
          aria-disabled={value >= max}
          onClick={step(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </fieldset>
  );
}
