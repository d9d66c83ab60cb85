import { href } from "react-router";
import { rentingSteps } from "../../brand/how-renting-works-text.ts";
import { rentersText } from "../../brand/renters-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead } from "../../agency/section-head.tsx";

export function StepsBand() {
  return (
    <section className="section band--door">
      <div className="wrap">
        <SectionHead title={rentersText.steps} />
        <ol className="step-names">
          {rentingSteps.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
        <ButtonLink to={href("/how-it-works-renters")} look="secondary">
          How it works <Icon name="arrow-right" go />
        </ButtonLink>
      </div>
    </section>
  );
}
