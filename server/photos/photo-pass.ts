import { createHmac, timingSafeEqual } from "node:crypto";
import { getPhotoHash } from "../../domain/photos/photo.ts";
import { keyFor } from "../platform/database/site-secret.ts";

/** As long as a page that was opened may be looked at: a new look at it brings new ones. */
const passHours = 12;

/**
 * The address of a picture, and of its sizes, with which anybody opens it for half a day: for a page
 * that shows what is not public to who has its link.
 */
export function passPhoto(siteSecret: string, url: string, now: Date): string {
  const hash = getPhotoHash(url);
  if (hash === null) return url;
  const until = Math.floor(now.getTime() / 1000) + passHours * 3600;
  return `${url}?until=${until}&pass=${sign(siteSecret, hash, until).toString("base64url")}`;
}

export function holdsPhotoPass(siteSecret: string, url: URL, now: Date): boolean {
  const hash = getPhotoHash(url.pathname);
  const until = Number(url.searchParams.get("until") ?? "");
  if (hash === null || !Number.isSafeInteger(until) || until * 1000 <= now.getTime()) return false;
  const given = Buffer.from(url.searchParams.get("pass") ?? "", "base64url");
  const right = sign(siteSecret, hash, until);
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign(siteSecret: string, hash: string, until: number): Buffer {
  return createHmac("sha256", keyFor(siteSecret, "photo pass")).update(`${hash} ${until}`).digest();
}
