import type { Transaction } from "../platform/database/client.ts";
import type { PlatformContext } from "../platform/platform-context.ts";
import type { OpenIdProvider } from "./sign-in/openid-provider.ts";
import type { SignInLimits } from "./sign-in/sign-in-limits.ts";

/** What the use cases of staff need of the `AppContext`. */
export interface StaffContext extends PlatformContext {
  signInLimits: SignInLimits;
  openId: OpenIdProvider | null;
  now: () => Date;
  /** False once the site has homes of its own. */
  hasOnlyDemoHomes: () => Promise<boolean>;
  /** Of the demo's renters and landlords, who come after staff. */
  endInventedLinks: (tx: Transaction, at: Date) => Promise<void>;
}

/** Who calls: the request, and the caller's address as rate limits count it. */
export interface OfficeCaller {
  request: Request;
  clientAddress: string;
  /** The office's own, as `getOfficeOrigin` says it. */
  officeOrigin: string;
}
