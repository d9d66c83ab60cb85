/** @param values as the address says, by parameter; empty where it does not restrict */
export function PriceFields({ values }: { values: Record<string, string> }) {
  return (
    <fieldset>
      <legend className="label">Monthly rent</legend>
      <div className="form form--2 form--tight">
        <RentField name="rentmin" label="From" value={values["rentmin"]} />
        <RentField name="rentmax" label="To" value={values["rentmax"]} />
      </div>
    </fieldset>
  );
}

/** @param values as the address says, by parameter; empty where it does not restrict */
export function BedsAndBathsFields({ values }: { values: Record<string, string> }) {
  return (
    <div className="stack">
      <fieldset>
        <legend className="label">Bedrooms</legend>
        <div className="form form--2 form--tight">
          <Choice
            name="bedsmin"
            label="From"
            none="Studio"
            from={1}
            to={6}
            value={values["bedsmin"]}
          />
          <Choice name="bedsmax" label="To" none="Any" from={0} to={6} value={values["bedsmax"]} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="label">Bathrooms</legend>
        <div className="form form--2 form--tight">
          <Choice
            name="bathmin"
            label="At least"
            none="1+"
            from={2}
            to={4}
            trail="+"
            value={values["bathmin"]}
          />
        </div>
      </fieldset>
    </div>
  );
}

function RentField({ name, label, value }: { name: string; label: string; value?: string }) {
  return (
    <label className="field">
      <span className="hint">{label}</span>
      <span className="affix">
        <span aria-hidden="true">£</span>
        <input
          className="input num"
          type="number"
          inputMode="numeric"
          name={name}
          min={0}
          max={1_000_000}
          step={1}
          defaultValue={value}
        />
      </span>
    </label>
  );
}

/** @param none what choosing nothing means */
function Choice({
  name,
  label,
  none,
  from,
  to,
  trail = "",
  value = "",
}: {
  name: string;
  label: string;
  none: string;
  from: number;
  to: number;
  trail?: string;
  value?: string;
}) {
  const numbers = new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index));
  if (value) numbers.add(Number(value));
  return (
    <label className="field">
      <span className="hint">{label}</span>
      <select className="select" name={name} defaultValue={value}>
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
