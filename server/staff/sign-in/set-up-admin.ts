import { sql } from "drizzle-orm";
import * as v from "valibot";
import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import { ownerFields } from "../../../domain/staff/staff-fields.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { createOfficeCookie } from "../cookies.ts";
import { endDemo } from "../demo-office.ts";
import { createLink, findLink, isOpen, showLink, useUpLink } from "./links.ts";
import { getOfficeLinkOrigin } from "../office-origin.ts";
import { refuse, refuseFields, refuseForNow } from "../refusals.ts";
import { startSession } from "../sessions.ts";
import { hasAdmin } from "../staff.ts";
import type { OfficeCaller, StaffContext } from "../staff-context.ts";
import { staff } from "../staff-tables.ts";

/** Null once the office has an owner, who invites the others. */
export async function createSetUpLink({
  database,
  config,
  now,
}: Pick<StaffContext, "database" | "config" | "now">): Promise<string | null> {
  return transact(database.orm, async (tx) => {
    if (await hasAdmin(tx)) return null;
    const at = now();
    const link = await createLink(tx, { kind: "set-up", at });
    return showLink(tx, getOfficeLinkOrigin(config), link, at);
  });
}

/** Says in the log of a site without an owner how to become it. */
export async function announceSetUp(
  app: Pick<StaffContext, "database" | "config" | "now" | "log">,
): Promise<void> {
  const link = await createSetUpLink(app);
  if (link !== null) app.log.info(`The office has no admin yet. Open this one-time link: ${link}`);
}

export async function isSetUpLinkOpen(
  { database, now }: Pick<StaffContext, "database" | "now">,
  token: string,
): Promise<boolean> {
  const link = await findLink(database.orm, "set-up", token);
  return link !== null && isOpen(link, now()) && !(await hasAdmin(database.orm));
}

/** Makes whoever holds a set-up link the office's owner, and signs them in. */
export async function setUpAdmin(
  app: StaffContext,
  { request, clientAddress }: OfficeCaller,
  token: string,
  fields: unknown,
): Promise<Outcome<{ setCookie: string }>> {
  const wait = await app.signInLimits.byCaller(clientAddress);
  if (wait !== null) return refuseForNow(wait);
  const read = v.safeParse(ownerFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const at = app.now();
  return transact(app.database.orm, async (tx) => {
    // Two links may be used at once: the second waits and finds an owner.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('set up', 0))`);
    if (await hasAdmin(tx)) return endedSetUp;
    if ((await useUpLink(tx, "set-up", token, { at })) === null) return endedSetUp;
    await endDemo(app, tx, at);
    const staffId = await insertOwner(tx, read.output, at);
    const session = await startSession(tx, request, { staffId, method: "set-up", at });
    return { ok: true, answer: { setCookie: createOfficeCookie("office", session) } };
  });
}

async function insertOwner(
  tx: Transaction,
  { name, email }: v.InferOutput<typeof ownerFields>,
  at: Date,
): Promise<string> {
  const owner = {
    name,
    email,
    emailKey: toEmailKey(email),
    role: "owner",
    invitedAt: at,
    joinedAt: at,
    leftAt: null,
    isDemo: false,
  } as const;
  const [row] = await tx
    .insert(staff)
    .values(owner)
    .onConflictDoUpdate({ target: staff.emailKey, set: owner })
    .returning({ id: staff.id });
  await recordAudit(tx, {
    at,
    actor: "visitor",
    action: "staff.set-up",
    subject: "staff",
    subjectId: row!.id,
    detail: { role: "owner" },
  });
  return row!.id;
}

const endedSetUp = refuse(
  "This link has been used or is more than a day old, or the office already has an admin. Run npm run staff -- invite for a new one, or ask the admin to invite you.",
);
