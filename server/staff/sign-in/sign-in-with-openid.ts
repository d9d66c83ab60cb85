import { createHmac } from "node:crypto";
import { and, eq, isNull, or } from "drizzle-orm";
import * as client from "openid-client";
import * as v from "valibot";
import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import { readReturnPath } from "../../../domain/staff/office-path.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { keyFor } from "../../platform/database/site-secret.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { findBrowserHash, getAskingBrowser } from "./browser-token.ts";
import { createOfficeCookie } from "../cookies.ts";
import { endDemo } from "../demo-office.ts";
import { storeChallenge, useUpChallenge } from "../account/passkey-challenges.ts";
import { refuse, refuseForNow } from "../refusals.ts";
import { startSession } from "../sessions.ts";
import { type StaffRow } from "../staff.ts";
import type { OfficeCaller, StaffContext } from "../staff-context.ts";
import { staff } from "../staff-tables.ts";
import { createToken } from "../tokens.ts";

const returnAddress = "/office/sign-in/openid/return";

/** Leads to the provider, with a state that only this browser can bring back. */
export async function beginOpenIdSignIn(
  app: StaffContext,
  { request, clientAddress, officeOrigin }: OfficeCaller,
  returnPath: string,
): Promise<Outcome<{ location: string; setCookie: string }>> {
  if (app.openId === null) return noProvider;
  const wait = await app.signInLimits.byCaller(clientAddress);
  if (wait !== null) return refuseForNow(wait);
  const provider = await app.openId.discover().catch(() => null);
  if (provider === null) {
    app.log.warn("The OpenID provider isn't responding.");
    return providerAway;
  }
  const state = `${createToken()}${returnPath}`;
  const browser = getAskingBrowser(request);
  const bound = { browserHash: browser.hash, staffId: null, at: app.now() };
  await storeChallenge(app.database.orm, state, bound);
  const { verifier, nonce } = deriveSecrets(app.siteSecret, state);
  const location = client.buildAuthorizationUrl(provider, {
    redirect_uri: officeOrigin + returnAddress,
    scope: "openid email profile",
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
  });
  return { ok: true, answer: { location: location.href, setCookie: browser.setCookie } };
}

/** Signs in whoever the provider sends back, if the office knows them. */
export async function finishOpenIdSignIn(
  app: StaffContext,
  { request, clientAddress, officeOrigin }: OfficeCaller,
): Promise<Outcome<{ setCookie: string; returnPath: string }>> {
  if (app.openId === null) return noProvider;
  const wait = await app.signInLimits.byCaller(clientAddress);
  if (wait !== null) return refuseForNow(wait);
  const address = new URL(returnAddress + new URL(request.url).search, officeOrigin);
  const state = address.searchParams.get("state") ?? "";
  const browserHash = findBrowserHash(request);
  const at = app.now();
  const isOurs =
    browserHash !== null &&
    (await useUpChallenge(app.database.orm, state, { browserHash, staffId: null, at }));
  if (!isOurs) return notAsked;
  const account = await readAccount(app, address, state);
  if (account === null) return notSigned;
  return transact(app.database.orm, async (tx) => {
    const person = await findPersonOfAccount(tx, account);
    if (person === null) return unknownAccount;
    await bindAccount(app, tx, person, account.subject);
    const session = await startSession(tx, request, { staffId: person.id, method: "openid", at });
    const setCookie = createOfficeCookie("office", session);
    return { ok: true, answer: { setCookie, returnPath: readReturnPath(state.slice(43)) } };
  });
}

/** Known again by the state alone, so that nothing secret is stored or sent to the browser. */
function deriveSecrets(siteSecret: string, state: string): { verifier: string; nonce: string } {
  const derive = (purpose: string) =>
    createHmac("sha256", keyFor(siteSecret, purpose)).update(state).digest("base64url");
  return { verifier: derive("openid verifier"), nonce: derive("openid nonce") };
}

interface Account {
  /** Issuer and subject: an email address may pass to somebody else. */
  subject: string;
  /** Null unless the provider has verified it. */
  email: string | null;
}

const claimsSchema = v.object({
  iss: v.string(),
  sub: v.string(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.unknown()),
});

/** Exchanges the code. Null for whatever the provider or the library refuses. */
async function readAccount(
  { openId, siteSecret, log }: Pick<StaffContext, "openId" | "siteSecret" | "log">,
  address: URL,
  state: string,
): Promise<Account | null> {
  const { verifier, nonce } = deriveSecrets(siteSecret, state);
  try {
    const tokens = await client.authorizationCodeGrant(await openId!.discover(), address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const { iss, sub, email, email_verified: verified } = v.parse(claimsSchema, tokens.claims());
    return { subject: `${iss} ${sub}`, email: verified === true ? (email ?? null) : null };
  } catch (error) {
    // Its message may repeat what was sent.
    const name = error instanceof Error ? error.name : "unknown";
    log.warn({ name }, "Sign-in with the OpenID provider failed");
    return null;
  }
}

/** Who has signed in with the account before, else who was invited under its address. */
async function findPersonOfAccount(
  tx: Transaction,
  { subject, email }: Account,
): Promise<StaffRow | null> {
  const byAddress =
    email === null
      ? undefined
      : and(eq(staff.emailKey, toEmailKey(email)), isNull(staff.openidSubject));
  const found = await tx
    .select()
    .from(staff)
    .where(
      and(
        or(eq(staff.openidSubject, subject), byAddress),
        isNull(staff.leftAt),
        eq(staff.isDemo, false),
      ),
    )
    .for("no key update");
  return found.find(({ openidSubject }) => openidSubject === subject) ?? found[0] ?? null;
}

async function bindAccount(
  app: Pick<StaffContext, "now" | "endInventedLinks">,
  tx: Transaction,
  { id, joinedAt, openidSubject }: StaffRow,
  subject: string,
): Promise<void> {
  const at = app.now();
  if (joinedAt !== null && openidSubject === subject) return;
  await tx
    .update(staff)
    .set({ openidSubject: subject, joinedAt: joinedAt ?? at })
    .where(eq(staff.id, id));
  const row = { at, actor: { staffId: id }, subject: "staff", subjectId: id } as const;
  if (joinedAt === null) {
    await recordAudit(tx, { ...row, action: "staff.joined" });
    await endDemo(app, tx, at);
  }
  if (openidSubject === null) await recordAudit(tx, { ...row, action: "staff.account-bound" });
}

const noProvider = refuse(
  "This office doesn’t use company accounts. Use a passkey or an email link.",
);
const providerAway = refuse(
  "The company’s sign-in isn’t responding at the moment. Try again soon, or use a passkey or an email link.",
);
const notAsked = refuse("That sign-in has expired. Try again.");
const notSigned = refuse("Company sign-in was cancelled, or we couldn’t check it. Try again.");
const unknownAccount = refuse(
  "No colleague has this account’s email address, or it isn’t verified there. Ask an admin to invite you.",
);
