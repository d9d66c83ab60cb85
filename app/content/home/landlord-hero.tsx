import { href } from "react-router";
import { formatSterling } from "../../../domain/shared/money.ts";
import { landlordHomeText, sampleAccount } from "../../brand/texts/home-text.ts";
import stucco from "../../ui/art/homes/f_stucco.svg?no-inline";
import { ButtonLink } from "../../ui/button.tsx";
import { TrustWidget } from "../../agency/trust-widget.tsx";
import { SplitHero } from "../split-hero.tsx";
import "../split-hero.css";
import "../hero-slip.css";

export function LandlordHero() {
  const { title, lede, actions } = landlordHomeText.hero;
  const [first, second] = actions;
  return (
    <SplitHero heading={title} lede={lede} picture={stucco} slip={<SampleAccount />}>
      <div className="row">
        <ButtonLink to={href(first.to)} size="large">
          {first.label}
        </ButtonLink>
        <ButtonLink to={href(second.to)} look="secondary" size="large">
          {second.label}
        </ButtonLink>
      </div>
      <TrustWidget />
    </SplitHero>
  );
}

function SampleAccount() {
  const { street, outcode, line, entries } = sampleAccount;
  return (
    <div className="hero__slip">
      <p className="tiny">
        {street} <b className="hero__outcode">{outcode}</b>, {line}
      </p>
      <dl className="slip">
        {entries.map(({ label, pence }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatSterling(pence)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
