import { Link } from "react-router";
import { brand } from "../brand/brand.ts";
import { copyright, registration } from "../brand/company-notes.ts";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { Icon } from "../ui/icon.tsx";
import { usePhone } from "../agency/use-phone.ts";
import { Wordmark } from "../agency/wordmark.tsx";
import { ConsentButton } from "../consent/consent-button.tsx";
import { footerColumns } from "./navigation.ts";

export function Footer() {
  const phone = usePhone();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer__grid on-dark">
          <div>
            <Wordmark />
            <p className="site-footer__line">{brand.line}</p>
            <a className="phone" href={buildPhoneLink(phone)}>
              <Icon name="phone" />
              <span>{phone}</span>
            </a>
          </div>
          {footerColumns.map(({ title, entries }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul className="plain">
                {entries.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="site-footer__base">
          {brand.statements.map((statement) => (
            <p key={statement}>{statement}</p>
          ))}
          <p>{registration}</p>
          <p>{copyright}</p>
          <ConsentButton />
        </div>
      </div>
    </footer>
  );
}
