import { type ReactNode, useId } from "react";
import type { FilterChoice } from "./filter-choice.ts";
import {
  getCrossedRentsText,
  formatHandlesLabel,
  moveLowerHandle,
  priceBoxMax,
  getPriceHandles,
  priceSlider,
  formatSpokenRent,
  parseRentLimit,
  moveUpperHandle,
} from "./filter-price.ts";

export interface FilterFieldsProps {
  choice: FilterChoice;
  onChange: (change: Partial<FilterChoice>) => void;
}

/** A slider and two linked boxes; without JavaScript only the boxes. */
export function FilterPriceFields({ choice, onChange }: FilterFieldsProps) {
  const { rentMin, rentMax } = choice;
  const crossedText = getCrossedRentsText(choice);
  const note = useId();
  const described = crossedText === null ? undefined : note;
  return (
    <fieldset>
      <legend className="label">Monthly rent</legend>
      <p className="range-slider__label tabular-numbers">{formatHandlesLabel(choice)}</p>
      <PriceSlider choice={choice} onChange={onChange} />
      <div className="filter-pair">
        <RentBox
          name="rentmin"
          label="From"
          value={rentMin || null}
          describedBy={described}
          onType={(rent) => onChange({ rentMin: rent ?? 0 })}
        />
        <RentBox
          name="rentmax"
          label="To"
          value={rentMax}
          describedBy={described}
          onType={(rent) => onChange({ rentMax: rent })}
        />
      </div>
      <output className="crossed">
        {crossedText !== null && <span id={note}>{crossedText}</span>}
      </output>
    </fieldset>
  );
}

function PriceSlider({ choice, onChange }: FilterFieldsProps) {
  const { low, high } = getPriceHandles(choice);
  const from = getSliderPercent(low);
  const to = getSliderPercent(high);
  return (
    // With both thumbs at the maximum only the lower one can move, so it is on top.
    <div className={from > 50 ? "slider range-slider range-slider--high" : "slider range-slider"}>
      <svg className="slider__track" aria-hidden="true">
        <rect className="slider__rest" width="100%" height="100%" />
        <rect className="slider__fill" x={`${from}%`} width={`${to - from}%`} height="100%" />
      </svg>
      <SliderHandle
        value={low}
        label="Lowest rent"
        onMove={(rent) => onChange(moveLowerHandle(choice, rent))}
      >
        {formatSpokenRent(low)}
      </SliderHandle>
      <SliderHandle
        value={high}
        label="Highest rent"
        onMove={(rent) => onChange(moveUpperHandle(choice, rent))}
      >
        {formatSpokenRent(high)}
      </SliderHandle>
    </div>
  );
}

function SliderHandle({
  value,
  label,
  onMove,
  children,
}: {
  value: number;
  label: string;
  onMove: (value: number) => void;
  children: string;
}) {
  return (
    <input
      type="range"
      {...priceSlider}
      value={value}
      aria-label={label}
      aria-valuetext={children}
      onChange={(event) => onMove(event.target.valueAsNumber)}
    />
  );
}

function RentBox({
  name,
  label,
  value,
  describedBy,
  onType,
}: {
  name: string;
  label: ReactNode;
  value: number | null;
  describedBy: string | undefined;
  onType: (rent: number | null) => void;
}) {
  return (
    <label className="field">
      <span className="hint">{label}</span>
      <span className="affix">
        <span aria-hidden="true">£</span>
        <input
          className="input tabular-numbers"
          type="number"
          inputMode="numeric"
          name={name}
          min={0}
          max={priceBoxMax}
          step={1}
          value={value ?? ""}
          aria-describedby={describedBy}
          onChange={(event) => onType(parseRentLimit(event.target.value))}
        />
      </span>
    </label>
  );
}

function getSliderPercent(rent: number): number {
  return ((rent - priceSlider.min) / (priceSlider.max - priceSlider.min)) * 100;
}
