import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

export type PasskeyOutcome = { ok: true } | { ok: false; problem: string };

/** What a call of the office answers: what to ask of the browser, or nothing more. */
interface Answer {
  options: PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;
}

const offline = "You seem to be offline. Check your connection and try again.";

/** @returns the answer, or a sentence for the person */
export async function callOffice(
  path: string,
  body: object,
): Promise<{ ok: true; answer: Answer } | { ok: false; problem: string }> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    return response.ok ? { ok: true, answer } : { ok: false, problem: answer.detail };
  } catch {
    return { ok: false, problem: offline };
  }
}

/** What a browser's refusal means: its own words are for programmers. */
export function explainRefusal(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "You already have a passkey on this device.";
  if (name === "NotAllowedError" || name === "AbortError")
    return "We couldn’t sign you in. You may have cancelled, taken too long, or have no passkey on this device.";
  return "This browser can’t use a passkey. Use an email link instead.";
}
