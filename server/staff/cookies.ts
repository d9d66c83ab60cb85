import { parse, serialize } from "hono/utils/cookie";
import { longestSessionMs } from "../../domain/staff/sign-in.ts";

/**
 * Browsers take a cookie with this prefix only over https (or from localhost), for the whole site
 * and from no other host, so that nobody can plant one (RFC 6265bis, section 4.1.3.2).
 */
const prefix = "__Host-";

/** The session's token, the token of the browser that asks for a sign-in, the look, whose lists. */
export type OfficeCookie = "office" | "office-browser" | "office-theme" | "office-branch";

const hour = 3600;
const lifetimes: Record<OfficeCookie, number> = {
  office: longestSessionMs / 1000,
  "office-browser": hour,
  "office-theme": 365 * 24 * hour,
  "office-branch": 365 * 24 * hour,
};

export function readOfficeCookie(request: Request, name: OfficeCookie): string | null {
  return parse(request.headers.get("Cookie") ?? "", prefix + name)[prefix + name] ?? null;
}

/** Lax, so that a link in a mail finds the browser signed in. Writes check the origin besides. */
export function createOfficeCookie(name: OfficeCookie, value: string): string {
  return serialize(prefix + name, value, {
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "Lax",
    maxAge: lifetimes[name],
  });
}

export function createEndedCookie(name: OfficeCookie): string {
  return serialize(prefix + name, "", {
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "Lax",
    maxAge: 0,
  });
}
