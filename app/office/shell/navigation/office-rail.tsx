import { href, NavLink } from "react-router";
import { useEffect, useState } from "react";
import { hasPermission, type Allowed } from "../../../../domain/staff/roles.ts";
import { Wordmark } from "../../../agency/wordmark.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Avatar } from "../avatar.tsx";
import { isTyping } from "./key-presses.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { OverOffice } from "./over-office.tsx";
import { useGoKeys } from "./use-go-keys.ts";
import { Palette } from "./palette.tsx";
import { SignOutButton, ThemeButton } from "./device-buttons.tsx";
import { findPlacePath, type Place, places } from "./places.ts";
import type { WaitingCounts } from "./use-counts.ts";

/** The keys that every page of the office has. ? lists them where a page has no list of its own. */
function EverywhereKeys() {
  useGoKeys();
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      setListed(true);
    };
    // After the page, which listens on the document.
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  if (!isListed) return null;
  return (
    <OverOffice>
      <KeysDialog keys={[]} isListed setListed={setListed} />
    </OverOffice>
  );
}

export function OfficeRail({
  person,
  counts,
  isDark,
}: {
  person: Allowed & { name: string };
  counts: WaitingCounts | null;
  isDark: boolean;
}) {
  return (
    <nav className="rail" aria-label="Office">
      <Wordmark />
      <EverywhereKeys />
      {hasPermission(person, "see-requests") && <Palette />}
      <ul className="rail__nav">
        {places
          .filter(({ permission }) => hasPermission(person, permission))
          .map((place) => (
            <li key={place.to} className={place.isInDock ? undefined : "rail__beyond"}>
              <NavLink className="rail__link" to={findPlacePath(place, counts)} data-go={place.key}>
                <Icon name={place.icon} />
                <span>{place.name}</span>
                <PlaceCount place={place} counts={counts} />
              </NavLink>
            </li>
          ))}
        <li className="rail__own rail__beyond">
          <NavLink className="rail__link" to={href("/office/account")}>
            <Avatar name={person.name} isOwn />
            <span>{person.name}</span>
          </NavLink>
        </li>
        <li className="rail__more">
          <NavLink className="rail__link" to={href("/office/more")}>
            <Icon name="ellipsis" />
            <span>More</span>
          </NavLink>
        </li>
      </ul>
      <div className="rail__foot">
        <ThemeButton isDark={isDark} className="rail__link" />
        <SignOutButton className="rail__link" />
      </div>
    </nav>
  );
}

/** How many wait there; nothing for none. */
export function PlaceCount({ place, counts }: { place: Place; counts: WaitingCounts | null }) {
  const count = place.counts && counts?.[place.counts];
  if (!count) return null;
  const look = place.countsFaults ? "rail__count rail__count--faults" : "rail__count";
  return (
    <b className={`${look} tabular-numbers`}>
      {count > 999 ? "999+" : count}
      <span className="visually-hidden"> {place.countsFaults ? "failed" : "waiting"}</span>
    </b>
  );
}
