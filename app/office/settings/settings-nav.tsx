import { href, NavLink } from "react-router";

export function SettingsNav() {
  return (
    <nav className="page-views" aria-label="Settings">
      <NavLink to={href("/office/settings")} end>
        Hours and promise
      </NavLink>
      <NavLink to={href("/office/diary/availability/:id?")}>Who works when</NavLink>
      <NavLink to={href("/office/diary/keys")}>Keys</NavLink>
      <NavLink to={href("/office/settings/branches")}>Branches</NavLink>
      <NavLink to={href("/office/settings/texts")}>Texts</NavLink>
      <NavLink to={href("/office/settings/signature")}>Your signature</NavLink>
    </nav>
  );
}
