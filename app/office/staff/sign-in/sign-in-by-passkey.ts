import { href } from "react-router";
import { callOffice, explainRefusal, type PasskeyOutcome } from "./passkey-outcome.ts";
import { retryImport } from "../../../ui/retry-import.ts";

const importPasskeys = retryImport(() => import("@simplewebauthn/browser"));

export async function signInByPasskey(): Promise<PasskeyOutcome> {
  const { startAuthentication } = await importPasskeys();
  const asked = await callOffice(href("/office/sign-in/passkey/options"), {});
  if (!asked.ok) return asked;
  try {
    const answer = await startAuthentication({ optionsJSON: asked.answer.options });
    return await callOffice(href("/office/sign-in/passkey"), { answer });
  } catch (error) {
    return { ok: false, problem: explainRefusal(error) };
  }
}
