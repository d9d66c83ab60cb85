import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import * as v from "valibot";
import { agency } from "../../../domain/agency/agency.ts";
import { newPasskeyAnswer } from "../../../domain/staff/passkey-answers.ts";
import { challengeMs } from "../../../domain/staff/sign-in.ts";
import { passkeyName } from "../../../domain/staff/staff-fields.ts";
import { hideLinksInText } from "../../access-links/hide-links-in-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { findBrowserHash, getAskingBrowser } from "../sign-in/browser-token.ts";
import { createPasskeyAddedMail } from "../mails/staff-mails.ts";
import { getPasskeyDomain } from "../office-origin.ts";
import { storeChallenge, useUpChallenge } from "./passkey-challenges.ts";
import { listPasskeys } from "./passkeys.ts";
import { noPasskeysHere } from "./passkey-refusals.ts";
import { refuse, staleSignIn } from "../refusals.ts";
import type { SignedIn } from "../sessions.ts";
import type { OfficeCaller, StaffContext } from "../staff-context.ts";
import { staffPasskeys } from "../staff-tables.ts";
import { transact } from "../../platform/database/transact.ts";

/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812), which all authenticators offer one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

/**
 * Asks the browser for a new passkey of this site, which it makes unless it has one already. Who
 * finds an open session may not make it their own for good: only a fresh sign-in adds a key.
 */
export async function askForNewPasskey(
  { database, now }: Pick<StaffContext, "database" | "now">,
  { request, officeOrigin }: OfficeCaller,
  { staffId, name, email, isFresh }: SignedIn,
) {
  if (!isFresh) return staleSignIn;
  const rpID = getPasskeyDomain(officeOrigin);
  if (rpID === null) return noPasskeysHere;
  const known = await listPasskeys(database.orm, staffId);
  const options = await generateRegistrationOptions({
    rpName: `${agency.name} office`,
    rpID,
    userID: new TextEncoder().encode(staffId),
    userName: email,
    userDisplayName: name,
    timeout: challengeMs,
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: splitTransports(transports),
    })),
    // A device's own unlocking stands for the second factor, and the browser finds the person.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const browser = getAskingBrowser(request);
  const bound = { browserHash: browser.hash, staffId, at: now() };
  await storeChallenge(database.orm, options.challenge, bound);
  return { ok: true, answer: { options, setCookie: browser.setCookie } } as const;
}

/** Keeps what the browser has made, under the name that its owner gives it, and mails them of it. */
export async function addPasskey(
  { database, now, log }: Pick<StaffContext, "database" | "now" | "log">,
  { request, officeOrigin }: OfficeCaller,
  { staffId, name: owner, email, role, isFresh }: SignedIn,
  sent: { answer: unknown; name: unknown },
): Promise<Outcome<{ name: string }>> {
  if (!isFresh) return staleSignIn;
  const name = v.safeParse(passkeyName, sent.name);
  if (!name.success) return refuse(name.issues[0].message, "name");
  const answer = v.safeParse(newPasskeyAnswer, sent.answer);
  const rpID = getPasskeyDomain(officeOrigin);
  const browserHash = findBrowserHash(request);
  if (!answer.success || rpID === null || browserHash === null) return notMade;
  const at = now();
  let challenge = "";
  // The library throws for whatever is wrong with an answer, with words of it in the message.
  const verified = await verifyRegistrationResponse({
    response: answer.output,
    expectedChallenge: (signed) => (challenge = signed) !== "",
    expectedOrigin: officeOrigin,
    expectedRPID: rpID,
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (!verified?.verified) {
    log.info("Passkey registration rejected: the response was for another site.");
    return notMade;
  }
  const { credential } = verified.registrationInfo;
  const { orm } = database;
  // Used up whatever comes of it: nothing is tried twice with it.
  if (!(await useUpChallenge(orm, challenge, { browserHash, staffId, at }))) return notMade;
  const shownName = await hideLinksInText(orm, name.output);
  return transact(orm, async (tx) => {
    const added = await tx
      .insert(staffPasskeys)
      .values({
        id: credential.id,
        staffId,
        name: shownName,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: answer.output.response.transports.join(","),
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: staffPasskeys.id });
    if (added.length === 0) return refuse("This passkey is already in use.");
    await recordAudit(tx, {
      at,
      actor: { staffId },
      action: "staff.passkey-added",
      subject: "staff",
      subjectId: staffId,
    });
    const person = { id: staffId, name: owner, email, role };
    const link = `${officeOrigin}/office/account`;
    await queueMail(tx, createPasskeyAddedMail({ agency, person, link }, shownName));
    return { ok: true, answer: { name: shownName } };
  });
}

export function splitTransports(transports: string): string[] {
  return transports.split(",").filter(Boolean);
}

const notMade = refuse(
  "We couldn’t check the passkey. It was made for another site, or more than 5 minutes ago. Try again.",
);
