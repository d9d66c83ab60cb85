import * as client from "openid-client";
import type { Config } from "../../config.ts";

/** A company's own accounts (OpenID Connect), which its staff sign in with. */
export interface OpenIdProvider {
  /** As the sign-in page calls it. */
  name: string;
  /** What the provider says of itself, read at the first sign-in and kept. */
  discover: () => Promise<client.Configuration>;
}

/** Seconds until a provider that does not answer counts as gone. */
const timeout = 5;

export function openOpenIdProvider(settings: NonNullable<Config["openId"]>): OpenIdProvider {
  const { issuer, clientId, clientSecret, name } = settings;
  // The settings allow http on this machine only.
  const execute = issuer.startsWith("http:") ? [client.allowInsecureRequests] : [];
  let found: Promise<client.Configuration> | undefined;
  async function discover(): Promise<client.Configuration> {
    found ??= client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute,
      timeout,
    });
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  }
  return { name, discover };
}
