import type { Role } from "../../domain/staff/roles.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { createOfficeCookie } from "./cookies.ts";
import { isDemoOffice } from "./demo-office.ts";
import { refuse, refuseForNow } from "./refusals.ts";
import { startSession } from "./sessions.ts";
import { findStaffByEmail } from "./staff.ts";
import type { OfficeCaller, StaffContext } from "./staff-context.ts";
import { staff } from "./staff-tables.ts";

/** Invented people, one for each role that works with others. */
export const demoStaff: readonly { name: string; email: string; role: Role }[] = [
  { name: "Amina Yusuf", email: "amina@lintel.example.com", role: "owner" },
  { name: "George Pell", email: "george@lintel.example.com", role: "manager" },
  { name: "Imogen Achebe", email: "imogen@lintel.example.com", role: "negotiator" },
  { name: "Rafael Moreira", email: "rafael@lintel.example.com", role: "administrator" },
];

const ownAddresses = /^(?:127\.[\d.]+|0:0:0:0::\/64)$/;
const forwardingHeaders = ["Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Via"];

/** True for a browser on the machine that runs the site, with no proxy between them. */
function isOwnMachine({ request, clientAddress, officeOrigin }: OfficeCaller): boolean {
  return (
    officeOrigin.startsWith("http://") &&
    ownAddresses.test(clientAddress) &&
    forwardingHeaders.every((name) => !request.headers.has(name))
  );
}

/**
 * Whether the sign-in page offers the demo's people: on the own machine, without `PUBLIC_URL`, while nothing
 * but the demo is loaded.
 */
export async function offersDemo(
  app: Pick<StaffContext, "config" | "database" | "hasOnlyDemoHomes">,
  caller: OfficeCaller,
): Promise<boolean> {
  if (app.config.trustedProxy > 0 || !isOwnMachine(caller)) return false;
  return isDemoOffice(app);
}

/** Signs in as one of the demo's people, without a key. */
export async function signInAsDemo(
  app: StaffContext,
  caller: OfficeCaller,
  email: string | undefined,
): Promise<Outcome<{ setCookie: string }>> {
  const wait = await app.signInLimits.byCaller(caller.clientAddress);
  if (wait !== null) return refuseForNow(wait);
  if (!(await offersDemo(app, caller))) return noDemo;
  const at = app.now();
  return app.database.orm.transaction(async (tx) => {
    await insertDemoStaff(tx, at);
    const person = email === undefined ? null : await findStaffByEmail(tx, email);
    if (!person?.isDemo || person.leftAt) return noDemo;
    const signIn = { staffId: person.id, method: "demo", at } as const;
    const session = await startSession(tx, caller.request, signIn);
    return { ok: true, answer: { setCookie: createOfficeCookie("office", session) } };
  });
}

export async function insertDemoStaff(tx: Transaction, at: Date): Promise<void> {
  const times = { isDemo: true, invitedAt: at, joinedAt: at };
  await tx
    .insert(staff)
    .values(demoStaff.map((person) => ({ ...person, emailKey: person.email, ...times })))
    .onConflictDoNothing();
}

const noDemo = refuse("The demo’s people are not here: the office has people of its own.");
