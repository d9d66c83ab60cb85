import { href } from "react-router";
import { Button, ButtonLink } from "../ui/button.tsx";
import type { ButtonLook } from "../ui/button-look.ts";
import { Icon } from "../ui/icon.tsx";
import { iconNames } from "../ui/icon-names.ts";
import { Specimen, Specimens } from "./specimen.tsx";

const looks: NonNullable<ButtonLook["look"]>[] = ["primary", "secondary", "quiet", "link"];

export function Buttons() {
  return (
    <Specimens
      title="Buttons"
      note="A beam marks the primary one and turns brass when the pointer is over it."
    >
      {looks.map((look) => (
        <Specimen key={look} name={`${look}: usual, busy, disabled`}>
          <div className="row">
            <Button look={look}>Book viewing</Button>
            <Button look={look} busy>
              Sending
            </Button>
            <Button look={look} disabled>
              Submit
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Small, usual, large">
        <div className="row">
          <Button size="small">Small</Button>
          <Button>Usual</Button>
          <Button size="large">Large</Button>
        </div>
      </Specimen>
      <Specimen name="With an icon; square; a link">
        <div className="row">
          <Button look="secondary">
            <Icon name="phone" />
            Call us
          </Button>
          <Button look="secondary" square aria-label="Share">
            <Icon name="share-2" />
          </Button>
          <Button look="secondary" size="small" square aria-label="Close">
            <Icon name="x" />
          </Button>
          <ButtonLink to={href("/properties")} look="link">
            All homes to rent <Icon name="arrow-right" go />
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen name="Block">
        <Button block>As wide as its place</Button>
      </Specimen>
    </Specimens>
  );
}

export function Icons() {
  return (
    <Specimens title="Icons" note="Square caps, mitred joins; always decorative.">
      <ul className="guide__wide guide__icons">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} /> <span className="tiny">{name}</span>
          </li>
        ))}
      </ul>
      <Specimen name="Small and filled">
        <div className="row">
          <Icon name="bath" size="small" />
          <Icon name="star-solid" fill />
        </div>
      </Specimen>
    </Specimens>
  );
}
