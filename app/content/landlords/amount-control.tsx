import { useState } from "react";
import { buildDescribedBy, FieldError } from "../../ui/field.tsx";
import "../../ui/styles/slider.css";
import { formatNumber } from "./calculator-query.ts";

interface SliderRange {
  max: number;
  step: number;
  valueText: string;
}

interface AmountProps {
  name: string;
  label: string;
  hint: string;
  text: string;
  value: number;
  slider: SliderRange;
  before?: string;
  after: string;
  /** `unfinished` if the input is not a number yet. */
  problem: { words: string; unfinished: boolean } | null;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** A number input with a slider. Errors show at once, except for a number still being typed. */
export function AmountControl({
  name,
  label,
  hint,
  text,
  value,
  slider,
  before,
  after,
  problem,
  onType,
  onLeave,
}: AmountProps) {
  const id = `calculator-${name}`;
  const [typing, setTyping] = useState(false);
  const error = problem && !(typing && problem.unfinished) ? problem.words : undefined;
  return (
    <div className={`field calculator__amount calculator__amount--${name}`}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="affix">
        {before && <span>{before}</span>}
        <AmountInput
          id={id}
          name={name}
          text={text}
          error={error}
          onType={(typed) => {
            setTyping(true);
            onType(typed);
          }}
          onLeave={() => {
            setTyping(false);
            onLeave();
          }}
        />
        <span>{after}</span>
      </div>
      <Slider
        label={label}
        value={Math.min(value, slider.max)}
        {...slider}
        onSlide={(moved) => onType(formatNumber(moved))}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <FieldError name={id} error={error} />
    </div>
  );
}

function AmountInput({
  id,
  name,
  text,
  error,
  onType,
  onLeave,
}: {
  id: string;
  name: string;
  text: string;
  error: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
}) {
  return (
    <input
      className="input tabular-numbers"
      id={id}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={text}
      aria-describedby={buildDescribedBy(id, "hint", error)}
      aria-invalid={error ? true : undefined}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
    />
  );
}

function Slider({
  label,
  value,
  max,
  step,
  valueText,
  onSlide,
}: SliderRange & { label: string; value: number; onSlide: (value: number) => void }) {
  return (
    <div className="slider">
      <svg className="slider__track" aria-hidden="true">
        <rect className="slider__rest" width="100%" height="100%" />
        <rect className="slider__fill" width={`${(value / max) * 100}%`} height="100%" />
      </svg>
      <input
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-label={`${label}, slider`}
        aria-valuetext={valueText}
        onChange={(event) => onSlide(Number(event.target.value))}
      />
    </div>
  );
}
