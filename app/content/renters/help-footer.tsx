import { href } from "react-router";
import { brand } from "../../brand/brand.ts";
import { howRentingWorks } from "../../brand/how-renting-works-text.ts";
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

export function HelpFooter() {
  return (
    <ContactBand
      title={howRentingWorks.help}
      line={howRentingWorks.helpLine}
      options={contactOptions}
    />
  );
}
