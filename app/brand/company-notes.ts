import { brand } from "./brand.ts";

/** `© 2023 Lintel Lettings Ltd`, the one form of the claim. */
export const copyright = `© ${brand.copyrightYear} ${brand.legalName}`;

const { place, number, office } = brand.registration;

/** What a company's website must say of it, in a line. */
export const registration = `${brand.legalName} is registered in ${place}, company number ${number}. Registered office: ${office.join(", ")}.`;
