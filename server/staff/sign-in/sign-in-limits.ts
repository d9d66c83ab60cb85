import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import { type RateLimit, rateLimit } from "../../platform/http/rate-limit.ts";
import type { PlatformContext } from "../../platform/platform-context.ts";

/** How often the doors of the office may be tried, and how much one session may send out of it. */
export interface SignInLimits {
  /** Any try, by the caller's address: links, passkeys, invitations. */
  byCaller: RateLimit;
  /**
   * Links to one e-mail address, whether or not its owner works here, for each caller: a stranger
   * can't use up those of a colleague.
   */
  links: (email: string, clientAddress: string) => ReturnType<RateLimit>;
  /** Codes of the demo's sign-in, right or wrong, by the caller's address. */
  demoCodes: RateLimit;
  /** Copies of a person's data, by who makes them. */
  exports: RateLimit;
  /** Mails to an address that somebody typed, other than replies, by who sends them. */
  typedAddresses: RateLimit;
}

export function createSignInLimits(
  app: Pick<PlatformContext, "config" | "database" | "siteSecret">,
): SignInLimits {
  const links = rateLimit(app, "office link", 5, 3600);
  return {
    byCaller: rateLimit(app, "office sign-in", 30, 60),
    links: (email, clientAddress) => links(`${toEmailKey(email)} ${clientAddress}`),
    demoCodes: rateLimit(app, "demo code", 5, 60),
    exports: rateLimit(app, "office export", 20, 3600),
    typedAddresses: rateLimit(app, "office address", 30, 3600),
  };
}
