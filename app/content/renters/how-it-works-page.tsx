import { href } from "react-router";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { howRentingWorks, rentingSteps } from "../../brand/texts/how-renting-works-text.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import livingRoom from "../../ui/art/homes/r_living.svg?no-inline";
import { ButtonLink } from "../../ui/button.tsx";
import "./how-it-works.css";
import { brand } from "../../brand/brand.ts";
import { ContactBand, type ContactOption } from "../contact-band.tsx";

const contactOptions: ContactOption[] = [
  {
    to: brand.links.rentersBlog,
    icon: "file-text",
    words: "Renters blog",
    note: "What others ask before they rent",
  },
  {
    to: `${href("/renters")}#propertySearch`,
    icon: "search",
    words: "Property search",
    note: "By area, postcode, station or school",
  },
  {
    to: href("/contact"),
    icon: "mail",
    words: "Contact us",
    note: "A person reads it and answers",
  },
];

export const handle: PageHandle = {
  listed: { name: "How renting works, in six steps", main: true },
};

export function meta() {
  const { title, description } = howRentingWorks;
  return createPageMeta(title, description);
}

export default function HowItWorksPage() {
  return (
    <>
      <section className="section">
        <div className="wrap renting-steps">
          <div className="renting-steps__head">
            <h1>{howRentingWorks.title}</h1>
            <p className="lede">{howRentingWorks.lede}</p>
            <ButtonLink to={`${href("/renters")}#propertySearch`} size="large">
              Find your new home
            </ButtonLink>
            <img className="hide-on-phone" src={livingRoom} alt="" width="800" height="600" />
          </div>
          <ol className="renting-steps__list">
            {rentingSteps.map(({ title, text, parts }, index) => (
              <li key={title}>
                <span className="number-plate" aria-hidden="true">
                  {index + 1}
                </span>
                <h2>{title}</h2>
                <p>{text}</p>
                <ul className="bullet-list bullet-list--tight">
                  {parts.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <HelpFooter />
    </>
  );
}

function HelpFooter() {
  return (
    <ContactBand
      title={howRentingWorks.help}
      line={howRentingWorks.helpLine}
      options={contactOptions}
    />
  );
}
