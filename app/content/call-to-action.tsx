import { href } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { SectionHead } from "../agency/section-head.tsx";

export function CallToAction() {
  return (
    <div className="row">
      <ButtonLink to={`${href("/renters")}#propertySearch`}>Property search</ButtonLink>
      <ButtonLink to={href("/contact")} look="secondary">
        Leave us a message
      </ButtonLink>
      <ButtonLink to={href("/book-valuation")} look="secondary">
        Instruct us now
      </ButtonLink>
    </div>
  );
}

export function ClosingCallToAction() {
  return (
    <section className="section band">
      <div className="wrap">
        <SectionHead
          title="Where to next?"
          note="A home to rent, an answer, or a tenant for yours."
        />
        <CallToAction />
      </div>
    </section>
  );
}
