import { buildPhoneLink } from "../../brand/phone-link.ts";

/** Ten digits at least, which neither a day nor a time nor a rent has. */
const phone = /((?<![\d/])(?:\+|\(?0)(?:[ ()-]{0,2}\d){9,14}(?![\d/]))/;

/** A sentence in which numbers that somebody is to ring can be pressed. */
export function PhoneText({ children: text }: { children: string }) {
  return text.split(phone).map((part, place) =>
    // What is captured stands in every other place.
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same number may stand there twice
      <a key={place} href={buildPhoneLink(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
