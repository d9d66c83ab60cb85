export const humanCheckProviders = ["recaptcha", "hcaptcha", "turnstile"] as const;
export type HumanCheckProvider = (typeof humanCheckProviders)[number];

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
          /** Unix time in seconds. */
          expiresAt?: number;
        };
        signature?: string;
      };
    };
