export interface Consent {
  analytics: boolean;
  /** Advertising measurement and third-party widgets. */
  marketing: boolean;
}

export const consentDays = 180;

const msPerDay = 86_400_000;

export function serializeConsent(consent: Consent, now: number): string {
  return JSON.stringify({ ...consent, at: now });
}

/** Null if the choice is missing, expired or invalid. */
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
