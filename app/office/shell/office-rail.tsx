import { href, NavLink } from "react-router";
import { isAllowed, type Role } from "../../../domain/staff/roles.ts";
import { Wordmark } from "../../agency/wordmark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Avatar } from "./avatar.tsx";
import { Palette } from "./palette.tsx";
import { SignOutButton, ThemeButton } from "./device-buttons.tsx";
import { places } from "./places.ts";

export function OfficeRail({
  person,
  isDark,
}: {
  person: { name: string; role: Role };
  isDark: boolean;
}) {
  return (
    <nav className="rail" aria-label="Office">
      <Wordmark />
      {isAllowed(person.role, "see-requests") && <Palette />}
      <ul className="rail__nav">
        {places
          .filter(({ permission }) => isAllowed(person.role, permission))
          .map(({ to, name, icon, isInDock }) => (
            <li key={to} className={isInDock ? undefined : "rail__beyond"}>
              <NavLink className="rail__link" to={to}>
                <Icon name={icon} />
                <span>{name}</span>
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
