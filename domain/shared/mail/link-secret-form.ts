/** How the secrets of links are written. */
export const linkSecretForms = {
  token: { length: 43, matches: /^[\w-]{43}$/ },
  shortToken: { length: 32, matches: /^[\w-]{32}$/ },
  /** The specification's `EnqId`. */
  enquiry: { length: 18, matches: /^a0[A-Za-z0-9]{16}$/ },
  booking: { length: 24, matches: /^[0-9a-f]{24}$/ },
  offer: { length: 20, matches: /^[A-Za-z0-9]{20}$/ },
} as const satisfies Record<string, { length: number; matches: RegExp }>;
