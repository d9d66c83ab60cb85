import { href } from "react-router";
import { Wordmark } from "../agency/wordmark.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const colours: [name: string, use: string][] = [
  ["paper", "Page"],
  ["surface", "Panels and fields"],
  ["stone", "Quiet fill"],
  ["stone-2", "Track and edge"],
  ["ink", "Text and beams"],
  ["ink-2", "Second text"],
  ["ink-3", "Captions"],
  ["line-strong", "Edge of a control"],
  ["line", "Hairline, decoration"],
  ["door", "Primary action"],
  ["door-deep", "Hover and footer"],
  ["door-tint", "Chosen"],
  ["brass", "Graphics"],
  ["brass-ink", "Text"],
  ["brass-bright", "On door and ink"],
  ["brass-tint", "New, highlighted"],
  ["postal", "Postcodes only"],
  ["success", "Success"],
  ["warning", "Warning"],
  ["error", "Error"],
  ["info", "Information"],
];

const sizes = ["step-6", "step-5", "step-4", "step-3", "step-2", "step-1", "step-0"] as const;

export function Foundations() {
  return (
    <>
      <Specimens
        title="Wordmark"
        note="The two l's are posts, the beam spans them, the dot is the knob."
      >
        <Specimen name="On stucco">
          <Wordmark />
        </Specimen>
        <Specimen name="On the door">
          <div className="band--door on-dark guide__padded">
            <Wordmark />
          </div>
        </Specimen>
      </Specimens>
      <Specimens
        title="Colour"
        note="Every pair in use has the contrast that WCAG 2.2 AA asks for."
      >
        <ul className="guide__wide guide__colours">
          {colours.map(([name, use]) => (
            <li key={name}>
              <svg viewBox="0 0 100 40" aria-hidden="true" focusable="false">
                <rect width="100" height="40" fill={`var(--${name})`} />
              </svg>
              <b>{name}</b> <span className="tiny">{use}</span>
            </li>
          ))}
        </ul>
      </Specimens>
      <Specimens title="Type" note="Besley for headings and figures, Instrument Sans for the rest.">
        {sizes.map((size) => (
          <Specimen key={size} name={size} wide>
            <p className={`display guide__${size}`}>Rents always read £2,450 pcm</p>
          </Specimen>
        ))}
        <Specimen name="Lede">
          <p className="lede">A lede leads into the page, in at most 46 characters a line.</p>
        </Specimen>
        <Specimen name="Text, muted, small, tiny">
          <p>
            Running text with <a href={href("/how-it-works-renters")}>a link</a> in it.
          </p>
          <p className="muted">Muted</p>
          <p className="small">Small</p>
          <p className="tiny">Tiny</p>
        </Specimen>
      </Specimens>
    </>
  );
}
