import { addPasskey, askForNewPasskey } from "../staff/account/add-passkey.ts";
import { askForPasskey, signInWithPasskey } from "../staff/sign-in/sign-in-with-passkey.ts";
import { makePasskey, signWithPasskey, type TestPasskey } from "./authenticator.ts";
import { officeOrigin, type TestBrowser, type useOffice } from "./office.ts";

const rpId = "lettings.example.com";

/** What a person does with the passkeys of a device. */
export function usePasskeys(office: ReturnType<typeof useOffice>) {
  return {
    /** Adds one to somebody who is signed in. */
    async enrol(browser: TestBrowser): Promise<TestPasskey> {
      const app = await office.app();
      const session = (await office.signedIn(browser))!;
      const asked = await askForNewPasskey(app, browser.caller(), session);
      if (!asked.ok) throw new Error(asked.refusal.detail);
      browser.keep(asked.answer.setCookie);
      const { challenge } = asked.answer.options;
      const { passkey, answer } = makePasskey({ origin: officeOrigin, rpId, challenge });
      const sent = { answer, name: "Office laptop" };
      const added = await addPasskey(app, browser.caller(), session, sent);
      if (!added.ok) throw new Error(added.refusal.detail);
      return passkey;
    },
    async askForChallenge(browser: TestBrowser): Promise<string> {
      const asked = await askForPasskey(await office.app(), browser.caller());
      if (!asked.ok) throw new Error(asked.refusal.detail);
      browser.keep(asked.answer.setCookie);
      return asked.answer.options.challenge;
    },
    async present(
      browser: TestBrowser,
      passkey: TestPasskey,
      challenge: string,
      { origin = officeOrigin, rp = rpId } = {},
    ) {
      const answer = signWithPasskey(passkey, { origin, rpId: rp, challenge });
      return signInWithPasskey(await office.app(), browser.caller(), answer);
    },
  };
}
