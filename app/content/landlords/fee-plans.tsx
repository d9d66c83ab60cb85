import { href } from "react-router";
import { type Plan, plans } from "../../brand/texts/plans-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PlanPrice } from "./plan-price.tsx";

const visibleFeatureCount = 4;

export function FeePlans() {
  return (
    <>
      <div className="portal plans">
        {plans.map((plan) => (
          <PlanColumn key={plan.name} {...plan} />
        ))}
      </div>
      {/* empty: what it opens is in the columns above, shown by CSS on `open` */}
      <details className="see-all">
        <summary className="btn btn--quiet">
          <Icon name="chevron-down" />
          <span className="see-all__closed">see all</span>
          <span className="see-all__open">see less</span>
          <span className="visually-hidden"> of what each plan includes</span>
        </summary>
      </details>
    </>
  );
}

function PlanColumn({ name, features, action, lead = false, ...price }: Plan) {
  return (
    <div className={lead ? "plan plan--lead" : "plan"}>
      <h3>{name}</h3>
      <PlanPrice {...price} />
      <ul className="bullet-list bullet-list--tight">
        {features.map((feature, index) => (
          <li key={feature} className={index < visibleFeatureCount ? undefined : "more"}>
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink to={href(action.to)} look={lead ? "primary" : "secondary"}>
        {action.label}
      </ButtonLink>
    </div>
  );
}
