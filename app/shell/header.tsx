import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { SavedHomesBar } from "../shortlist/saved-homes-bar.tsx";
import { ShortlistLink } from "../shortlist/shortlist-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useBackCloses } from "../ui/use-history-layer.ts";
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

/** Over the whole page, which Back comes back to. Its links take the place of its own entry. */
function NarrowNavigation() {
  const phone = usePhone();
  const { renters, ...others } = mainEntries;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const leave = useBackCloses("menu", isOpen, () => details.current?.removeAttribute("open"));
  // It may have been opened before this script was there.
  useEffect(() => setOpen(details.current?.open === true), []);
  return (
    <DropdownMenu
      ref={details}
      onToggle={(shows) => {
        setOpen(shows);
        if (!shows) leave();
      }}
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
              <HeaderLink entry={entry} replace={isOpen} />
            </li>
          ))}
        </ul>
        <div className="mobile-nav__footer">
          <ButtonLink to={valuationEntry.to} size="large" block replace={isOpen}>
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

function HeaderLink({
  entry,
  className,
  replace = false,
}: {
  entry: NavEntry;
  className?: string;
  replace?: boolean;
}) {
  const location = useLocation();
  const current = getAriaCurrent(entry, location);
  return (
    <Link className={className} to={entry.to} replace={replace} aria-current={current}>
      {entry.label}
      {entry.note && <small>{entry.note}</small>}
    </Link>
  );
}
