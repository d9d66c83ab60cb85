import { useState } from "react";
import { Choices } from "../ui/choices.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const options = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

export function ShortChoices() {
  const [adults, setAdults] = useState(2);
  const [enough, setEnough] = useState(true);
  return (
    <Specimens title="Short choices" note="Tiles for a few answers, a counter for a small number.">
      <Specimen name="Tiles">
        <Choices name="guide-pets" label="Do you have pets?" options={options} />
      </Specimen>
      <Specimen name="Tiles with hint and error">
        <Choices
          name="guide-credit"
          label="Has any adult had adverse credit?"
          hint="For example a county court judgment."
          options={options}
          error="Please tell us whether there is any adverse credit"
        />
      </Specimen>
      <Specimen name="Counter">
        <Stepper label="Adults" of="adults" value={adults} min={1} max={6} onStep={setAdults} />
      </Specimen>
      <Specimen name="Switch">
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            checked={enough}
            aria-checked={enough}
            onChange={({ target }) => setEnough(target.checked)}
          />
          <span>Our household income is enough</span>
        </label>
      </Specimen>
    </Specimens>
  );
}
