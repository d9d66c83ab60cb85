import { toEmailKey } from "./email-address.ts";
/** Providers that ignore dots before the `@`. Elsewhere two such addresses may be two people. */
const dotlessDomains = new Set(["gmail.com", "googlemail.com"]);

/**
 * An address as it may be typed by the same person: without case and what follows a plus, and at
 * Gmail, which is also googlemail.com, without dots. A mail server is free to tell all of these
 * apart (RFC 5321, section 2.4).
 */
export function foldAddress(email: string): string {
  const address = toEmailKey(email);
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const domain = address.slice(at + 1);
  return dotlessDomains.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

interface Provider {
  /** The first stands for all: a name belongs to one person at each of them. */
  domains: readonly string[];
  /** What of a name counts. Default: all. */
  fold?: (name: string) => string;
}

/** Disposable addresses are a name, a hyphen and any word. A name has no hyphen. */
function cutAtHyphen(name: string): string {
  const at = name.indexOf("-", 1);
  return at === -1 ? name : name.slice(0, at);
}

/**
 * Where one mailbox has more spellings than elsewhere, as its provider says in public. Outlook has none
 * but what follows a plus, and so have most.
 */
const providers: readonly Provider[] = [
  {
    domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"],
    fold: (name) => name.replaceAll(/[._-]/g, ""),
  },
  { domains: ["icloud.com", "me.com", "mac.com"] },
];

/** A mailbox belongs to one of them only, each with disposable addresses. */
const yahooDomain = /^(?:yahoo\.[a-z.]+|myyahoo\.com|ymail\.com|rocketmail\.com)$/;

/** At Fastmail `anything@ada.fastmail.com` is a spelling of `ada@fastmail.com`. */
const ownSubdomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The mailbox that limits count: as `foldAddress`, with compatible characters alike, the domain in
 * ASCII and the rules of providers, so that no other spelling of an address has a count of its own.
 * Never stored, and nobody is recognised by it.
 * @example toMailbox("A.da+1@GoogleMail.com") // "ada@gmail.com"
 */
export function toMailbox(email: string): string {
  const address = email.trim();
  const at = address.lastIndexOf("@");
  if (at < 1) return address.toLowerCase();
  const name = address.slice(0, at).normalize("NFKC");
  return foldByProvider(foldAddress(`${name}@${toAsciiDomain(address.slice(at + 1))}`));
}

function foldByProvider(address: string): string {
  const at = address.lastIndexOf("@");
  const name = address.slice(0, at);
  const domain = address.slice(at + 1);
  const [, owner, shared] = ownSubdomain.exec(domain) ?? [];
  if (owner !== undefined) return `${owner}@${shared}`;
  if (yahooDomain.test(domain)) return `${cutAtHyphen(name)}@${domain}`;
  const provider = providers.find(({ domains }) => domains.includes(domain));
  if (!provider) return address;
  const { domains, fold } = provider;
  return `${fold?.(name) || name}@${domains[0]}`;
}

/** Without the dot of the root. As typed, in lower case, if it is no domain. */
function toAsciiDomain(domain: string): string {
  const url = URL.parse(`http://${domain}/`);
  const isHost = url !== null && url.pathname === "/" && url.host === url.hostname;
  return (isHost ? url.hostname : domain.toLowerCase()).replace(/\.$/, "");
}

/**
 * Providers at which anybody has a mailbox: so many people share their domains that a limit for one
 * would turn away strangers.
 */
const openProviders = new Set(
  (
    "gmail.com outlook.com outlook.co.uk hotmail.com hotmail.co.uk hotmail.fr hotmail.it hotmail.es " +
    "live.com live.co.uk live.fr msn.com yahoo.com yahoo.co.uk yahoo.fr yahoo.it yahoo.es yahoo.co.in " +
    "ymail.com rocketmail.com aol.com aol.co.uk icloud.com me.com mac.com proton.me protonmail.com pm.me " +
    "gmx.com gmx.co.uk gmx.de gmx.net web.de mail.com zoho.com fastmail.com fastmail.fm hey.com tutanota.com " +
    "btinternet.com btopenworld.com sky.com virginmedia.com virgin.net blueyonder.co.uk ntlworld.com " +
    "talktalk.net tiscali.co.uk plusnet.com o2.co.uk ee.co.uk orange.fr free.fr libero.it qq.com 163.com " +
    "126.com naver.com mail.ru yandex.ru yandex.com"
  ).split(" "),
);

/** The domain whose recipients are counted together. Null at a provider open to anybody. */
export function getCountedDomain(email: string): string | null {
  const mailbox = toMailbox(email);
  const domain = mailbox.slice(mailbox.lastIndexOf("@") + 1);
  return openProviders.has(domain) ? null : domain;
}
