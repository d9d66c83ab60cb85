import { href, Link } from "react-router";
import { brand } from "../../brand/brand.ts";
import { howRentingWorks } from "../../brand/how-renting-works-text.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";

const ways: { to: string; icon: IconName; title: string; text: string }[] = [
  {
    to: brand.links.rentersBlog,
    icon: "file-text",
    title: "Renters blog",
    text: "Areas, bills, deposits and moving day, explained",
  },
  {
    to: `${href("/renters")}#propertySearch`,
    icon: "search",
    title: "Property search",
    text: "By area, postcode, station or school",
  },
  {
    to: href("/contact"),
    icon: "mail",
    title: "Contact us",
    text: "A person reads it and answers",
  },
];

/** Where a renter goes who has not found the answer yet. */
export function HelpFooter() {
  return (
    <section className="band--door talk">
      <div className="wrap talk__in">
        <div>
          <h2>{howRentingWorks.help}</h2>
          <p>{howRentingWorks.helpLine}</p>
        </div>
        <ul className="talk__list">
          {ways.map(({ to, icon, title, text }) => (
            <li key={title}>
              <Link to={to}>
                <Icon name={icon} />
                <span>
                  {title} <small>{text}</small>
                </span>
                <Icon name="arrow-right" go />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
