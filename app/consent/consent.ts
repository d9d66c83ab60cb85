/** Kinds of things that other companies may do here, each only with the visitor's permission. */
export interface Consent {
  /** Counting visits. */
  analytics: boolean;
  /** Measuring advertising, and other sites' widgets. */
  marketing: boolean;
}

/** How long a choice stands before the visitor is asked again. */
export const consentDays = 180;

const msPerDay = 86_400_000;

/** What a choice is kept as. */
export function serializeConsent(consent: Consent, now: number): string {
  return JSON.stringify({ ...consent, at: now });
}

/** The choice that was kept, or null: none, too old, or not ours. */
export function parseConsent(text: string | null, now: number): Consent | null {
  const stored = parseJson(text);
  if (!stored) return null;
  const { analytics, marketing, at } = stored;
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return null;
  if (typeof at !== "number" || at > now || now - at > consentDays * msPerDay) return null;
  return { analytics, marketing };
}

function parseJson(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
