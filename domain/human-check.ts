/** Answer of `GET /api/human-check`: what a browser must solve before it submits. */
export type HumanCheckChallenge =
  | { kind: "off" }
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
