import { href } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { SectionHead } from "../agency/section-head.tsx";

/** The three ways on that stand on the not-found page and at the foot of others. */
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

/** The same as a section of its own, the last one of a page. */
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
