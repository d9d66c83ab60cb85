import { brand } from "../../brand/brand.ts";
import { rentersText, valuePoints } from "../../brand/renters-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CallButton } from "../../agency/call-button.tsx";
import { SectionHead } from "../../agency/section-head.tsx";

export function ValuePoints() {
  return (
    <section className="section band">
      <div className="wrap">
        <SectionHead bare title={rentersText.points} note={rentersText.pointsLine} />
        <ul className="portal portal--4 points">
          {valuePoints.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="row points__ways">
          <CallButton look="secondary" />
          <ButtonLink to={`mailto:${brand.email}`} look="quiet">
            <Icon name="mail" />
            E-mail us
          </ButtonLink>
          <ButtonLink to={brand.links.chat} look="quiet">
            <Icon name="message-circle" />
            Chat with us
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
