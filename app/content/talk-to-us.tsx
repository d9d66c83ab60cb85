import { href } from "react-router";
import { brand } from "../brand/brand.ts";
import { claims } from "../brand/claims.ts";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { ContactBand, type ContactOption } from "./contact-band.tsx";

const otherOptions: ContactOption[] = [
  {
    to: buildPhoneLink(brand.phone),
    icon: "phone",
    words: `Call ${brand.phone}`,
    note: claims.hoursInFull,
  },
  {
    to: brand.links.chat,
    icon: "message-circle",
    words: "Chat with us",
    note: "On your usual messaging app",
  },
];

export function TalkToUs({
  valuation = href("/book-valuation"),
}: {
  valuation?: ContactOption["to"];
}) {
  const message: ContactOption = {
    to: valuation,
    icon: "mail",
    words: "Leave us a message",
    note: `We reply within ${claims.repliesWithin}`,
  };
  return (
    <ContactBand
      title="Talk to us"
      line={`Someone who knows the street will answer. Viewings run ${brand.viewingTimes}.`}
      options={[message, ...otherOptions]}
    />
  );
}
