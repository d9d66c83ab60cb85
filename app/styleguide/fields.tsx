import { useRef } from "react";
import { ComboboxList } from "../ui/combobox/combobox-list.tsx";
import { Field, TextArea } from "../ui/field.tsx";
import { Searchbox } from "../places/searchbox.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

export function Fields() {
  return (
    <Specimens
      title="Fields"
      note="Label above, hint under it, the error in the sentence's own words."
    >
      <Specimen name="Empty">
        <Field name="guide-first" label="First name" />
      </Specimen>
      <Specimen name="With hint and answer">
        <Field
          name="guide-phone"
          label="Phone"
          hint="A mobile number is best"
          defaultValue="07700 900147"
        />
      </Specimen>
      <Specimen name="Error">
        <Field
          name="guide-email"
          label="Email"
          defaultValue="priya@"
          error="Please provide a valid email"
        />
      </Specimen>
      <Specimen name="Disabled">
        <Field name="guide-disabled" label="Enquiry" defaultValue="Loriner Street" disabled />
      </Specimen>
      <Specimen name="Text area with hint and count">
        <TextArea
          name="guide-message"
          label="Your message"
          hint="What would you like to know? A question about the home, the street or the terms."
          count={{ now: 0, max: 2500 }}
        />
      </Specimen>
      <Specimen name="Text area with error">
        <TextArea name="guide-wrong" label="Your message" error="Message is required" />
      </Specimen>
      <Specimen name="Suggestions while somebody types">
        <StreetField />
      </Specimen>
    </Specimens>
  );
}

const streets = ["Loriner Street", "Lantern Court", "Chandler’s Yard"];

function StreetField() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <label className="field">
      <span className="label">Street</span>
      <input ref={input} className="input" autoComplete="off" />
      <ComboboxList
        input={input}
        label="Streets"
        none="No street found"
        lookUp={(text) => Promise.resolve(streets.filter((street) => street.includes(text)))}
        getText={(street) => street}
        describe={(street) => ({ id: street, name: street, detail: "London", icon: "house" })}
        onChoose={() => undefined}
      />
    </label>
  );
}

export function Choices() {
  return (
    <Specimens title="Choices" note="Few enough to see at once stand open; many go into a list.">
      <Specimen name="Choice">
        <label className="field">
          <span className="label">Bedrooms</span>
          <select className="select">
            <option>Any</option>
            <option>2</option>
          </select>
        </label>
      </Specimen>
      <Specimen name="Affix">
        <label className="field">
          <span className="label">Monthly rent</span>
          <span className="affix">
            <span>£</span>
            <input className="input tabular-numbers" inputMode="numeric" defaultValue="2,450" />
            <span>pcm</span>
          </span>
        </label>
      </Specimen>
      <Specimen name="Checks">
        <Check type="checkbox" label="Parking" />
        <Check type="checkbox" label="Pet friendly" defaultChecked />
      </Specimen>
      <Specimen name="Radios">
        <Check type="radio" label="Now" defaultChecked />
        <Check type="radio" label="After a date" />
      </Specimen>
      <Specimen name="Search, empty and filled" wide>
        <div className="stack">
          <Searchbox />
          <Searchbox defaultValue="Shoreditch" />
        </div>
      </Specimen>
    </Specimens>
  );
}

function Check({
  type,
  label,
  defaultChecked = false,
}: {
  type: "checkbox" | "radio";
  label: string;
  defaultChecked?: boolean;
}) {
  return (
    <label className="check">
      <input type={type} name={`guide-${type}`} defaultChecked={defaultChecked} />
      <span>{label}</span>
    </label>
  );
}
