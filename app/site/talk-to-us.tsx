import { brand } from "../brand/brand.ts";
import { phoneLink } from "../brand/phone-link.ts";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";
import { Link } from "react-router";

const ways: { to: string; icon: IconName; words: string; note: string }[] = [
  {
    to: "/book-valuation",
    icon: "mail",
    words: "Leave us a message",
    note: "We reply within one working day",
  },
  {
    to: phoneLink(brand.phone),
    icon: "phone",
    words: `Call ${brand.phone}`,
    note: "24 hours a day, 7 days a week",
  },
  {
    to: brand.links.chat,
    icon: "message-circle",
    words: "Chat with us",
    note: "On your usual messaging app",
  },
];

/** A whole section on the door's green; at most one a page, and the last one. */
export function TalkToUs() {
  return (
    <section className="band--door talk">
      <div className="wrap talk__in">
        <div>
          <h2>Talk to us</h2>
          <p>Someone who knows the street will answer. Viewings run {brand.viewingTimes}.</p>
        </div>
        <ul className="talk__list">
          {ways.map(({ to, icon, words, note }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                <span>
                  {words}
                  <small>{note}</small>
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
