import { href, Link, useRouteLoaderData } from "react-router";
import { hasPermission, roleNames } from "../../../../domain/staff/roles.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SignOutButton, ThemeButton } from "./device-buttons.tsx";
import type { FrameData } from "./office-frame.tsx";
import { OfficeHead } from "../office-head.tsx";
import { PlaceCount } from "./office-rail.tsx";
import { findPlacePath, places } from "./places.ts";
import "./more.css";

/** What the rail has and a phone's dock has no room for. */
export default function MorePage() {
  const frame = useRouteLoaderData<FrameData>("office/office-layout");
  const person = frame?.person;
  if (!person) return null;
  return (
    <>
      <OfficeHead title="More" note={`${person.name}, ${roleNames[person.role]}`} />
      <ul className="more">
        {places
          .filter(({ isInDock, permission }) => !isInDock && hasPermission(person, permission))
          .map((place) => (
            <li key={place.to}>
              <Link to={findPlacePath(place, frame.counts)}>
                <Icon name={place.icon} />
                {place.name}
                <PlaceCount place={place} counts={frame.counts} />
              </Link>
            </li>
          ))}
        <li>
          <Link to={href("/office/account")}>
            <Icon name="key-round" />
            Your account
          </Link>
        </li>
        <li>
          <ThemeButton isDark={frame.isDark} className="more__button" />
        </li>
        <li>
          <SignOutButton className="more__button" />
        </li>
      </ul>
    </>
  );
}
