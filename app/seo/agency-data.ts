import type { PostalAddress, RealEstateAgent } from "schema-dts";
import type { Agency } from "../../domain/agency/agency.ts";
import type { Brand } from "../brand/brand-type.ts";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { defaultPicture } from "./social-picture.tsx";

type AgencyDetails = Pick<Brand, keyof Agency | "line" | "cities">;

/** The full entity is on the home page; other structured data refers to it by this id. */
export function getAgencyId(origin: string): string {
  return `${origin}/#agency`;
}

export function createAgencyData(agency: AgencyDetails, origin: string) {
  const { name, legalName, line, phone, email, postalAddress, schemes, cities } = agency;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateAgent",
    "@id": getAgencyId(origin),
    name,
    legalName,
    slogan: line,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    image: `${origin}${defaultPicture.url}`,
    telephone: buildPhoneLink(phone).replace("tel:", ""),
    email,
    address: toPostalAddress(postalAddress),
    areaServed: cities.map((city) => ({ "@type": "City", name: city })),
    memberOf: schemes.map((scheme) => ({ "@type": "Organization", name: scheme })),
  } satisfies RealEstateAgent & { "@context": string };
}

/** @param lines as on an envelope, the last one `London SE1 0ZZ` */
function toPostalAddress(lines: readonly string[]): PostalAddress {
  const [, town, postcode] =
    /^(.+?)\s+([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/.exec(lines.at(-1) ?? "") ?? [];
  const country = { "@type": "PostalAddress", addressCountry: "GB" } as const;
  if (town === undefined) return { ...country, streetAddress: lines.join(", ") };
  return {
    ...country,
    streetAddress: lines.slice(0, -1).join(", "),
    addressLocality: town,
    postalCode: postcode,
  };
}
