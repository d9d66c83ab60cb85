import { ButtonLink } from "../ui/button.tsx";

/** The three ways on that stand on the not-found page and at the foot of others. */
export function CallToAction() {
  return (
    <div className="row">
      <ButtonLink to="/renters#propertySearch">Property search</ButtonLink>
      <ButtonLink to="/contact" look="secondary">
        Leave us a message
      </ButtonLink>
      <ButtonLink to="/book-valuation" look="secondary">
        Instruct us now
      </ButtonLink>
    </div>
  );
}
