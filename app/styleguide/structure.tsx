import { EmailText } from "../ui/email-text.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

export function Structure() {
  return (
    <Specimens title="Structure" note="One beam carries a group; posts divide what it carries.">
      <Specimen name="Beam with a line" wide>
        <div className="beam">
          <h4>Overview</h4>
          <p>The line beside it.</p>
        </div>
      </Specimen>
      <Specimen name="Portal" wide>
        <ul className="portal">
          <li>One</li>
          <li>Two</li>
          <li>Three</li>
        </ul>
      </Specimen>
      <Specimen name="Portal on the door" wide>
        <div className="band--door guide__padded">
          <ul className="portal">
            <li>One</li>
            <li>Two</li>
            <li>Three</li>
          </ul>
        </div>
      </Specimen>
      <Specimen name="Panel">
        <div className="panel guide__top">A panel under its own beam.</div>
      </Specimen>
      <Specimen name="Panel, door">
        <div className="panel panel--door guide__top">The one that matters.</div>
      </Specimen>
      <Specimen name="Knobs">
        <ul className="bullet-list">
          <li>Rental valuation</li>
          <li>Photographs and floorplan</li>
        </ul>
      </Specimen>
      <Specimen name="Knobs, tight">
        <ul className="bullet-list bullet-list--tight">
          <li>Rental valuation</li>
          <li>Photographs and floorplan</li>
        </ul>
      </Specimen>
      <Specimen name="Definitions">
        <dl className="term-list">
          <dt>Deposit</dt>
          <dd>£2,825</dd>
          <dt>Available</dt>
          <dd>From 07/12/2026</dd>
        </dl>
      </Specimen>
      <ShortTexts />
    </Specimens>
  );
}

function ShortTexts() {
  return (
    <>
      <Specimen name="Figure">
        <p className="figure">
          <b>24/7</b>
          <span>someone answers, also at night</span>
        </p>
      </Specimen>
      <Specimen name="Email address, broken at its @ in a narrow line">
        <EmailText>priya.raman@example.com</EmailText>
      </Specimen>
    </>
  );
}
