import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";

export interface ContactOption {
  to: string;
  icon: IconName;
  words: string;
  note: string;
}

/** A full-width section. Use at most one per page, as the last. */
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
