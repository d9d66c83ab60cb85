import { brand } from "../brand/brand.ts";
import { claims } from "../brand/claims.ts";
import { phoneLink } from "../brand/phone-link.ts";
import { TalkBand, type Way } from "./talk-band.tsx";

const ways: Way[] = [
  {
    to: "/book-valuation",
    icon: "mail",
    words: "Leave us a message",
    note: `We reply within ${claims.repliesWithin}`,
  },
  {
    to: phoneLink(brand.phone),
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

/** How to reach the agency, at the end of a landlord's page. */
export function TalkToUs() {
  return (
    <TalkBand
      title="Talk to us"
      line={`Someone who knows the street will answer. Viewings run ${brand.viewingTimes}.`}
      ways={ways}
    />
  );
}
