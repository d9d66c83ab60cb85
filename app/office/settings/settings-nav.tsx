import { href, NavLink } from "react-router";

export function SettingsNav() {
  return (
    <nav className="page-views" aria-label="Settings">
      <NavLink to={href("/office/settings")} end>
        Office hours and response target
      </NavLink>
      <NavLink to={href("/office/diary/availability/:id?")}>Working hours</NavLink>
      <NavLink to={href("/office/diary/keys")}>Keys</NavLink>
      <NavLink to={href("/office/settings/branches")}>Branches</NavLink>
      <NavLink to={href("/office/settings/templates")}>Templates</NavLink>
      <NavLink to={href("/office/settings/signature")}>Your signature</NavLink>
    </nav>
  );
}
