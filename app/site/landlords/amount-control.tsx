import { shown } from "./calculator-query.ts";

interface SliderRange {
  most: number;
  step: number;
  /** The value in words, for a screen reader. */
  spoken: string;
}

/** One number of the calculator: a box to type in, and a slider for the same value. */
export function AmountControl({
  name,
  label,
  hint,
  text,
  value,
  slider,
  before,
  after,
  onType,
  onLeave,
}: {
  name: string;
  label: string;
  hint: string;
  /** What the box shows. */
  text: string;
  /** What the slider shows, as far as it goes. */
  value: number;
  slider: SliderRange;
  before?: string;
  after: string;
  onType: (text: string) => void;
  onLeave: () => void;
}) {
  const id = `calculator-${name}`;
  return (
    <div className={`field calc__amount calc__amount--${name}`}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="affix">
        {before && <span>{before}</span>}
        <input
          className="input num"
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
        <span>{after}</span>
      </div>
      <Slider
        label={label}
        value={Math.min(value, slider.most)}
        {...slider}
        onSlide={(moved) => onType(shown(moved))}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

function Slider({
  label,
  value,
  most,
  step,
  spoken,
  onSlide,
}: SliderRange & { label: string; value: number; onSlide: (value: number) => void }) {
  return (
    <div className="range">
      <svg className="range__track" aria-hidden="true">
        <rect className="range__rest" width="100%" height="100%" />
        <rect className="range__fill" width={`${(value / most) * 100}%`} height="100%" />
      </svg>
      <input
        type="range"
        min={0}
        max={most}
        step={step}
        value={value}
        aria-label={`${label}, slider`}
        aria-valuetext={spoken}
        onChange={(event) => onSlide(Number(event.target.value))}
      />
    </div>
  );
}
