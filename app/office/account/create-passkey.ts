import { href } from "react-router";
import { callOffice, explainRefusal, type PasskeyOutcome } from "../sign-in/passkey-outcome.ts";
import { retryImport } from "../../ui/retry-import.ts";

const importPasskeys = retryImport(() => import("@simplewebauthn/browser"));

export async function createPasskey(name: FormDataEntryValue | null): Promise<PasskeyOutcome> {
  const { startRegistration } = await importPasskeys();
  const asked = await callOffice(href("/office/account/passkey/options"), {});
  if (!asked.ok) return asked;
  try {
    const answer = await startRegistration({ optionsJSON: asked.answer.options });
    return await callOffice(href("/office/account/passkey"), { answer, name });
  } catch (error) {
    return { ok: false, problem: explainRefusal(error) };
  }
}
