import { Link, useLocation } from "react-router";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { SavedHomesBar } from "../shortlist/saved-homes-bar.tsx";
import { ShortlistLink } from "../shortlist/shortlist-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePhone } from "../agency/use-phone.ts";
import { Wordmark } from "../agency/wordmark.tsx";
import {
  getAriaCurrent,
  landlordEntries,
  mainEntries,
  type NavEntry,
  valuationEntry,
} from "./navigation.ts";
import { DropdownMenu } from "./dropdown-menu.tsx";

export function Header() {
  const phone = usePhone();
  return (
    <>
      <header className="site-header">
        <div className="site-header__bar">
          <Wordmark />
          <WideNavigation />
          <div className="site-header__end">
            <ShortlistLink />
            <a className="phone" href={buildPhoneLink(phone)} aria-label={`Call us on ${phone}`}>
              <Icon name="phone" />
              <span>{phone}</span>
            </a>
            <span className="hide-on-phone">
              <ButtonLink to={valuationEntry.to} size="small">
                {valuationEntry.label}
              </ButtonLink>
            </span>
            <NarrowNavigation />
          </div>
        </div>
      </header>
      <SavedHomesBar />
    </>
  );
}

/** Above 760 px the landlords' links are in a menu. */
function WideNavigation() {
  const location = useLocation();
  const inLandlords = landlordEntries.some((entry) => getAriaCurrent(entry, location));
  const { renters, ...others } = mainEntries;
  return (
    <nav className="nav" aria-label="Main">
      <HeaderLink entry={renters} className="nav__link" />
      <DropdownMenu
        key={location.key}
        className={inLandlords ? "is-current" : undefined}
        button={
          <>
            Landlords <Icon name="chevron-down" size="small" />
          </>
        }
      >
        <ul className="menu">
          {landlordEntries.map((entry) => (
            <li key={entry.to}>
              <HeaderLink entry={entry} />
            </li>
          ))}
        </ul>
      </DropdownMenu>
      {Object.values(others).map((entry) => (
        <HeaderLink key={entry.to} entry={entry} className="nav__link" />
      ))}
    </nav>
  );
}

function NarrowNavigation() {
  const { key } = useLocation();
  const phone = usePhone();
  const { renters, ...others } = mainEntries;
  return (
    <DropdownMenu
      key={key}
      className="mobile-menu"
      buttonClass="burger"
      button={
        <>
          <b className="burger__open">Menu</b>
          <b className="burger__close">Close</b>
          <span />
        </>
      }
    >
      <nav className="mobile-nav" aria-label="Menu">
        <ul className="plain">
          {[renters, ...landlordEntries, ...Object.values(others)].map((entry) => (
            <li key={entry.to}>
              <HeaderLink entry={entry} />
            </li>
          ))}
        </ul>
        <div className="mobile-nav__footer">
          <ButtonLink to={valuationEntry.to} size="large" block>
            {valuationEntry.label}
          </ButtonLink>
          <ButtonLink to={buildPhoneLink(phone)} look="secondary" block>
            <Icon name="phone" />
            {phone}
          </ButtonLink>
        </div>
      </nav>
    </DropdownMenu>
  );
}

function HeaderLink({ entry, className }: { entry: NavEntry; className?: string }) {
  const location = useLocation();
  return (
    <Link className={className} to={entry.to} aria-current={getAriaCurrent(entry, location)}>
      {entry.label}
      {entry.note && <small>{entry.note}</small>}
    </Link>
  );
}
