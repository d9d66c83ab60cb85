import { Form, href, useLocation } from "react-router";
import { Icon } from "../../../ui/icon.tsx";

export function ThemeButton({ isDark, className }: { isDark: boolean; className: string }) {
  const { pathname } = useLocation();
  return (
    <Form method="post" action={href("/office/theme")} preventScrollReset>
      <input type="hidden" name="to" value={pathname} />
      <button type="submit" className={className} name="theme" value={isDark ? "light" : "dark"}>
        <Icon name="moon" />
        <span>{isDark ? "Use light mode" : "Use dark mode"}</span>
      </button>
    </Form>
  );
}

export function SignOutButton({ className }: { className: string }) {
  return (
    <Form method="post" action={href("/office/sign-out")}>
      <button type="submit" className={className}>
        <Icon name="door-open" />
        <span>Sign out</span>
      </button>
    </Form>
  );
}
