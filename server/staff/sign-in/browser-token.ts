import { hashSecret } from "../../access-links/link-secret.ts";
import { createOfficeCookie, readOfficeCookie } from "../cookies.ts";
import { createToken } from "../tokens.ts";

/** A browser before its sign-in: links and challenges work only in the one that asked for them. */
export interface AskingBrowser {
  hash: string;
  /** For the answer to the first request. */
  setCookie: string;
}

const form = /^[\w-]{43}$/;

export function getAskingBrowser(request: Request): AskingBrowser {
  const known = readOfficeCookie(request, "office-browser");
  const token = known && form.test(known) ? known : createToken();
  return { hash: hashSecret(token), setCookie: createOfficeCookie("office-browser", token) };
}

/** Null for a browser that has asked for nothing. */
export function findBrowserHash(request: Request): string | null {
  const token = readOfficeCookie(request, "office-browser");
  return token && hashSecret(token);
}
