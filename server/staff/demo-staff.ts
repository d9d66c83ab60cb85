import type { Role } from "../../domain/staff/roles.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome, Refused } from "../platform/submissions/outcome.ts";
import { createOfficeCookie } from "./cookies.ts";
import { isDemoCode } from "./sign-in/demo-code.ts";
import { isDemoOffice } from "./demo-office.ts";
import { isOwnMachine } from "./sign-in/own-machine.ts";
import { refuse, refuseForNow } from "./refusals.ts";
import { startSession } from "./sessions.ts";
import { findStaffByEmail, lockStaff } from "./staff.ts";
import type { OfficeCaller, StaffContext } from "./staff-context.ts";
import { staff } from "./staff-tables.ts";

/** Invented people, one for each role that works with others. */
export const demoStaff: readonly { name: string; email: string; role: Role }[] = [
  { name: "Amina Yusuf", email: "amina@lintel.example.com", role: "owner" },
  { name: "George Pell", email: "george@lintel.example.com", role: "manager" },
  { name: "Imogen Achebe", email: "imogen@lintel.example.com", role: "negotiator" },
  { name: "Rafael Moreira", email: "rafael@lintel.example.com", role: "administrator" },
];

/** How the sign-in page offers the demo's people: not at all, with the terminal's code, or by one click. */
export type DemoOffer = "none" | "with-code" | "one-click";

export async function findDemoOffer(
  app: Pick<StaffContext, "config" | "database" | "hasOnlyDemoHomes">,
  caller: OfficeCaller,
): Promise<DemoOffer> {
  if (!(await isDemoOffice(app))) return "none";
  const { demoSignInCode, trustedProxy } = app.config;
  if (demoSignInCode === "off") return "one-click";
  const isHere = demoSignInCode === "elsewhere" && trustedProxy === 0 && isOwnMachine(caller);
  return isHere ? "one-click" : "with-code";
}

/** Signs in as one of the demo's people, without a key of their own. */
export async function signInAsDemo(
  app: StaffContext,
  caller: OfficeCaller,
  { email, code }: { email: string | undefined; code: string | undefined },
): Promise<Outcome<{ setCookie: string }>> {
  const wait = await app.signInLimits.byCaller(caller.clientAddress);
  if (wait !== null) return refuseForNow(wait);
  const offer = await findDemoOffer(app, caller);
  if (offer === "none") return noDemo;
  if (offer === "with-code") {
    const refused = await checkCode(app, caller, code);
    if (refused) return refused;
  }
  const at = app.now();
  return transact(app.database.orm, async (tx) => {
    await insertDemoStaff(tx, at);
    const known = demoStaff.find((one) => one.email === email);
    const found = known ? await findStaffByEmail(tx, known.email) : null;
    // Waits for the end of the demo that may be under way.
    const person = found && (await lockStaff(tx, found.id));
    if (!person?.isDemo || person.leftAt) return noDemo;
    const signIn = { staffId: person.id, method: "demo", at } as const;
    const session = await startSession(tx, caller.request, signIn);
    return { ok: true, answer: { setCookie: createOfficeCookie("office", session) } };
  });
}

async function checkCode(
  app: StaffContext,
  { clientAddress }: OfficeCaller,
  code = "",
): Promise<Refused | null> {
  if (code.trim() === "") return refuse("Enter the code shown in the terminal", "code");
  const wait = await app.signInLimits.demoCodes(clientAddress);
  if (wait !== null) return refuse(refuseForNow(wait).refusal.detail, "code");
  return isDemoCode(app.siteSecret, code)
    ? null
    : refuse("That isn’t the code shown in the terminal. Check it and try again", "code");
}

export async function insertDemoStaff(tx: Transaction, at: Date): Promise<void> {
  const times = { isDemo: true, invitedAt: at, joinedAt: at };
  await tx
    .insert(staff)
    .values(demoStaff.map((person) => ({ ...person, emailKey: person.email, ...times })))
    .onConflictDoNothing();
}

const noDemo = refuse("Demo sign-in is off because the office has its own staff.");
