import { Form, href, NavLink, useLocation } from "react-router";
import { isAllowed, type Permission, type Role } from "../../../domain/staff/roles.ts";
import { Wordmark } from "../../agency/wordmark.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Avatar } from "./avatar.tsx";
import { Palette } from "./palette.tsx";

interface Place {
  to: string;
  name: string;
  icon: IconName;
  permission: Permission;
}

/** In their order; each is shown to those who may see it. */
const places: readonly Place[] = [
  { to: "/office/today", name: "Today", icon: "clock", permission: "see-people" },
  { to: "/office/people", name: "People", icon: "users", permission: "see-people" },
  { to: "/office/mails", name: "Outbox", icon: "mail", permission: "see-outbox" },
  { to: "/office/settings", name: "Settings", icon: "wrench", permission: "see-settings" },
];

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
          .map(({ to, name, icon }) => (
            <li key={to}>
              <NavLink className="rail__link" to={to}>
                <Icon name={icon} />
                <span>{name}</span>
              </NavLink>
            </li>
          ))}
        <li className="rail__own">
          <NavLink className="rail__link" to={href("/office/account")}>
            <Avatar name={person.name} isOwn />
            <span>{person.name}</span>
          </NavLink>
        </li>
      </ul>
      <div className="rail__foot">
        <ThemeButton isDark={isDark} className="rail__link" />
        <Form method="post" action={href("/office/sign-out")}>
          <button type="submit" className="rail__link">
            <Icon name="door-open" />
            <span>Sign out</span>
          </button>
        </Form>
      </div>
    </nav>
  );
}

export function ThemeButton({ isDark, className }: { isDark: boolean; className: string }) {
  const { pathname } = useLocation();
  return (
    <Form method="post" action={href("/office/theme")} preventScrollReset>
      <input type="hidden" name="to" value={pathname} />
      <button type="submit" className={className} name="theme" value={isDark ? "light" : "dark"}>
        <Icon name="moon" />
        <span>{isDark ? "Office hours" : "After hours"}</span>
      </button>
    </Form>
  );
}
