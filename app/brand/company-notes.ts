import { brand } from "./brand.ts";

export const copyright = `© ${brand.copyrightYear} ${brand.legalName}`;

const { place, number, office } = brand.registration;

/** Company details that the website must show. */
export const registration = `${brand.legalName} is registered in ${place}, company number ${number}. Registered office: ${office.join(", ")}.`;
