import type { FilterFieldsProps } from "./filter-price-fields.tsx";

export function FilterRoomFields({ choice, onChange }: FilterFieldsProps) {
  const { bedsMin, bedsMax, bathMin } = choice;
  return (
    <div className="stack">
      <fieldset>
        <legend className="label">Bedrooms</legend>
        <div className="filter-pair">
          <RoomChoice
            name="bedsmin"
            label="From"
            none="Studio"
            from={1}
            to={6}
            value={bedsMin || null}
            onChoose={(beds) =>
              onChange({ bedsMin: beds ?? 0, bedsMax: raiseMaximum(beds, bedsMax) })
            }
          />
          <RoomChoice
            name="bedsmax"
            label="To"
            none="Any"
            from={0}
            to={6}
            value={bedsMax}
            onChoose={(beds) =>
              onChange({ bedsMax: beds, bedsMin: Math.min(bedsMin, beds ?? bedsMin) })
            }
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className="label">Bathrooms</legend>
        <div className="filter-pair">
          <RoomChoice
            name="bathmin"
            label="At least"
            none="1+"
            from={2}
            to={4}
            trail="+"
            value={bathMin !== null && bathMin > 1 ? bathMin : null}
            onChoose={(baths) => onChange({ bathMin: baths })}
          />
        </div>
      </fieldset>
    </div>
  );
}

export function raiseMaximum(min: number | null, max: number | null): number | null {
  return max === null ? null : Math.max(min ?? 0, max);
}

function RoomChoice({
  name,
  label,
  none,
  from,
  to,
  trail = "",
  value,
  onChoose,
}: {
  name: string;
  label: string;
  none: string;
  from: number;
  to: number;
  trail?: string;
  value: number | null;
  onChoose: (rooms: number | null) => void;
}) {
  const numbers = new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index));
  // The URL may have values that are not in the list.
  if (value !== null) numbers.add(value);
  return (
    <label className="field">
      <span className="hint">{label}</span>
      <select
        className="select"
        name={name}
        value={value ?? ""}
        onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
      >
        <option value="">{none}</option>
        {[...numbers].map((number) => (
          <option key={number} value={number}>
            {number === 0 ? "Studio" : `${number}${trail}`}
          </option>
        ))}
      </select>
    </label>
  );
}
