import type { Config } from "../config.ts";

const ownMachine = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The office's own origin: `PUBLIC_URL`, or without it the address by which this machine reaches
 * itself. Null where browsers would refuse its cookies or anybody could name it: over http from
 * another machine, and behind a proxy without `PUBLIC_URL`.
 */
export function getOfficeOrigin(
  request: Pick<Request, "url">,
  { publicUrl }: Pick<Config, "publicUrl">,
): string | null {
  const { origin, protocol, hostname } = new URL(publicUrl ?? request.url);
  const isSafe = ownMachine.has(hostname) || (publicUrl !== null && protocol === "https:");
  return isSafe ? origin : null;
}

/** For links outside a request: in the terminal and in what a command prints. */
export function getOfficeLinkOrigin({
  publicUrl,
  port,
}: Pick<Config, "publicUrl" | "port">): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/**
 * The relying party of passkeys (WebAuthn, section 4). Null for an IP address, which can't be one:
 * http://localhost can.
 */
export function getPasskeyDomain(officeOrigin: string): string | null {
  const { hostname } = new URL(officeOrigin);
  return /^[\d.]+$|^\[/.test(hostname) ? null : hostname;
}
