import { useId } from "react";
import { formatFeature, specialFeatures } from "../../../domain/listings/listing.ts";
import type { FilterFieldsProps } from "./filter-price-fields.tsx";

export function FilterTypeFields({ choice, onChange }: FilterFieldsProps) {
  return (
    <Options
      legend="Property type"
      name="propType"
      options={["Flat", "House"]}
      none="Either"
      value={choice.propertyType}
      onChoose={(propertyType) => onChange({ propertyType })}
    />
  );
}

export function FilterFurnishingFields({ choice, onChange }: FilterFieldsProps) {
  return (
    <Options
      legend="Furniture"
      name="furnishing"
      options={["Furnished", "Unfurnished"]}
      none="Flexible"
      value={choice.furnishing}
      onChoose={(furnishing) => onChange({ furnishing })}
    />
  );
}

export function FilterFeatureFields({ choice: { features }, onChange }: FilterFieldsProps) {
  return (
    <fieldset>
      <legend className="label">Special features</legend>
      <div className="filter-features">
        {specialFeatures.map((feature) => (
          <label className="check" key={feature}>
            <input
              type="checkbox"
              name="features"
              value={feature}
              checked={features.includes(feature)}
              onChange={({ target }) =>
                onChange({
                  features: specialFeatures.filter((other) =>
                    other === feature ? target.checked : features.includes(other),
                  ),
                })
              }
            />
            <span>{formatFeature(feature)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Options<Value extends string>({
  legend,
  name,
  options,
  none,
  value,
  onChoose,
}: {
  legend: string;
  name: string;
  options: readonly Value[];
  none: string;
  value: Value | null;
  onChoose: (value: Value | null) => void;
}) {
  const id = useId();
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="choices">
        {[...options, null].map((option) => (
          <label className="choice" key={option ?? none} htmlFor={`${id}-${option ?? none}`}>
            <input
              id={`${id}-${option ?? none}`}
              type="radio"
              name={name}
              value={option ?? none}
              checked={value === option}
              onChange={() => onChoose(option)}
            />
            {option ?? none}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
