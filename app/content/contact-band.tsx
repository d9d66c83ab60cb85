import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";

/** A place to go for an answer. */
export interface ContactOption {
  to: string;
  icon: IconName;
  words: string;
  note: string;
}

/** A whole section on the door's green; at most one a page, and the last one. */
export function ContactBand({
  title,
  line,
  options,
}: {
  title: string;
  line: string;
  options: ContactOption[];
}) {
  return (
    <section className="band--door talk">
      <div className="wrap talk__content">
        <div>
          <h2>{title}</h2>
          <p>{line}</p>
        </div>
        <ul className="talk__list">
          {options.map(({ to, icon, words, note }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                <span>
                  {words} <small>{note}</small>
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
