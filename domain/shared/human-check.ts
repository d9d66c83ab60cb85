/** Other companies' checks that can take the place of the proof of work. */
export const humanCheckProviders = ["recaptcha", "hcaptcha", "turnstile"] as const;
export type HumanCheckProvider = (typeof humanCheckProviders)[number];

/** Answer of `GET /api/human-check`: what a browser must solve before it submits. */
export type HumanCheckChallenge =
  | { kind: "off" }
  | { kind: HumanCheckProvider; siteKey: string }
  | {
      kind: "proof";
      challenge: {
        parameters: {
          algorithm: string;
          nonce: string;
          salt: string;
          cost: number;
          keyLength: number;
          keyPrefix: string;
          keySignature?: string;
          /** Seconds since 1970. */
          expiresAt?: number;
        };
        signature?: string;
      };
    };
