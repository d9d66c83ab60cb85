import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { passkeyAnswer } from "../../../domain/staff/passkey-answers.ts";
import { challengeMs } from "../../../domain/staff/sign-in.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { splitTransports } from "../account/add-passkey.ts";
import { findBrowserHash, getAskingBrowser } from "./browser-token.ts";
import { createOfficeCookie } from "../cookies.ts";
import { getPasskeyDomain } from "../office-origin.ts";
import { storeChallenge, useUpChallenge } from "../account/passkey-challenges.ts";
import { noPasskeysHere } from "../account/passkey-refusals.ts";
import { refuse, refuseForNow } from "../refusals.ts";
import { startSession } from "../sessions.ts";
import { worksHere } from "../staff.ts";
import type { OfficeCaller, StaffContext } from "../staff-context.ts";
import { staff, staffPasskeys } from "../staff-tables.ts";
import { transact } from "../../platform/database/transact.ts";

/** Asks the browser for a signature by any of its passkeys for this site. */
export async function askForPasskey(
  { database, now, signInLimits }: StaffContext,
  { request, clientAddress, officeOrigin }: OfficeCaller,
) {
  const wait = await signInLimits.byCaller(clientAddress);
  if (wait !== null) return refuseForNow(wait);
  const rpID = getPasskeyDomain(officeOrigin);
  if (rpID === null) return noPasskeysHere;
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: "required",
    timeout: challengeMs,
  });
  const browser = getAskingBrowser(request);
  const bound = { browserHash: browser.hash, staffId: null, at: now() };
  await storeChallenge(database.orm, options.challenge, bound);
  return { ok: true, answer: { options, setCookie: browser.setCookie } } as const;
}

export async function signInWithPasskey(
  app: StaffContext,
  caller: OfficeCaller,
  sent: unknown,
): Promise<Outcome<{ setCookie: string }>> {
  const wait = await app.signInLimits.byCaller(caller.clientAddress);
  if (wait !== null) return refuseForNow(wait);
  const answer = v.safeParse(passkeyAnswer, sent);
  if (!answer.success) return notSigned;
  const { orm } = app.database;
  const [passkey] = await orm
    .select({ key: staffPasskeys })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, answer.output.id), worksHere, eq(staff.isDemo, false)));
  if (!passkey) return unknownPasskey;
  const signed = await verifySignature(app, caller, answer.output, passkey.key);
  if (signed === null) return notSigned;
  const at = app.now();
  const { challenge, browserHash, counter } = signed;
  // Used up whatever comes of it: nothing is tried twice with it.
  if (!(await useUpChallenge(orm, challenge, { browserHash, staffId: null, at }))) return notSigned;
  return transact(orm, async (tx) => {
    const { id, staffId } = passkey.key;
    const used = await tx
      .update(staffPasskeys)
      .set({ counter, lastUsedAt: at })
      .where(eq(staffPasskeys.id, id))
      .returning({ id: staffPasskeys.id });
    // Removed since, or its owner has left.
    if (used.length === 0) return unknownPasskey;
    const session = await startSession(tx, caller.request, { staffId, method: "passkey", at });
    return { ok: true, answer: { setCookie: createOfficeCookie("office", session) } };
  });
}

/** What was signed, and the authenticator's new count. Null if it was signed for another site. */
async function verifySignature(
  { log }: Pick<StaffContext, "log">,
  { request, officeOrigin }: OfficeCaller,
  answer: v.InferOutput<typeof passkeyAnswer>,
  passkey: typeof staffPasskeys.$inferSelect,
): Promise<{ challenge: string; browserHash: string; counter: number } | null> {
  const rpID = getPasskeyDomain(officeOrigin);
  const browserHash = findBrowserHash(request);
  if (rpID === null || browserHash === null) return null;
  let challenge = "";
  // The library throws for whatever is wrong with an answer, with words of it in the message.
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (signed) => (challenge = signed) !== "",
    expectedOrigin: officeOrigin,
    expectedRPID: rpID,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
      transports: splitTransports(passkey.transports),
    },
  }).catch(() => null);
  if (verified?.verified)
    return { challenge, browserHash, counter: verified.authenticationInfo.newCounter };
  log.info("Passkey sign-in rejected: the response was for another site.");
  return null;
}

const unknownPasskey = refuse(
  "We don’t recognise this passkey. It may have been removed or belong to another site. Use an email link instead.",
);

const notSigned = refuse(
  "We couldn’t check the passkey. It was for another site, or signing in took more than 5 minutes. Try again.",
);
