import type { Role } from "../../domain/staff/roles.ts";
import type { Transaction } from "../platform/database/client.ts";
import { keyFor } from "../platform/database/site-secret.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { createOfficeCookie } from "./cookies.ts";
import { isDemoOffice } from "./demo-office.ts";
import { getOfficeLinkOrigin } from "./office-origin.ts";
import { refuse, refuseForNow } from "./refusals.ts";
import { startSession } from "./sessions.ts";
import { findStaffByEmail } from "./staff.ts";
import type { Knock, StaffContext } from "./staff-context.ts";
import { staff } from "./staff-tables.ts";
import { hashToken } from "./tokens.ts";

/** Invented people, one for each role that works with others. */
export const demoStaff: readonly { name: string; email: string; role: Role }[] = [
  { name: "Amina Yusuf", email: "amina@lintel.example.com", role: "owner" },
  { name: "George Pell", email: "george@lintel.example.com", role: "manager" },
  { name: "Imogen Achebe", email: "imogen@lintel.example.com", role: "negotiator" },
  { name: "Rafael Moreira", email: "rafael@lintel.example.com", role: "administrator" },
];

/** From the site's secret: the same in all its processes and after each start. */
function createDemoKey(secret: string): string {
  return keyFor(secret, "demo office").toString("base64url");
}

function isDemoKey(secret: string, key: unknown): boolean {
  return typeof key === "string" && hashToken(key) === hashToken(createDemoKey(secret));
}

/**
 * The demo's door, for whoever reads the terminal. Neither an address nor a header proves that a
 * browser is on the own machine: a proxy there may send neither its own nor the visitor's.
 */
export async function announceDemo({
  config,
  database,
  secret,
  log,
}: Pick<StaffContext, "config" | "database" | "secret" | "log">): Promise<void> {
  if (!(await isDemoOffice(database.orm, config))) return;
  const door = `${getOfficeLinkOrigin(config)}/office/sign-in?demo=${createDemoKey(secret)}`;
  log.info(`Look into the office as one of the demo's people: ${door}`);
}

/** @param key of the address in the terminal */
export async function offersDemo(
  { config, database, secret }: Pick<StaffContext, "config" | "database" | "secret">,
  key: unknown,
): Promise<boolean> {
  return isDemoKey(secret, key) && (await isDemoOffice(database.orm, config));
}

/** Signs in as one of the demo's people. */
export async function signInAsDemo(
  app: StaffContext,
  knock: Knock,
  { email, key }: { email: string | undefined; key: unknown },
): Promise<Outcome<{ setCookie: string }>> {
  const wait = await app.signInLimits.byCaller(knock.clientAddress);
  if (wait !== null) return refuseForNow(wait);
  if (!(await offersDemo(app, key))) return noDemo;
  const at = app.now();
  return app.database.orm.transaction(async (tx) => {
    await insertDemoStaff(tx, at);
    const person = email === undefined ? null : await findStaffByEmail(tx, email);
    if (!person?.isDemo || person.leftAt) return noDemo;
    const signIn = { staffId: person.id, method: "demo", at } as const;
    const session = await startSession(tx, knock.request, signIn);
    return { ok: true, answer: { setCookie: createOfficeCookie("office", session) } };
  });
}

async function insertDemoStaff(tx: Transaction, at: Date): Promise<void> {
  const times = { isDemo: true, invitedAt: at, joinedAt: at };
  await tx
    .insert(staff)
    .values(demoStaff.map((person) => ({ ...person, emailKey: person.email, ...times })))
    .onConflictDoNothing();
}

const noDemo = refuse(
  "The demo’s people are not here: open the address that the terminal shows, or sign in yourself.",
);
