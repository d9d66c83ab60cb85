import { roleNames, roles } from "../../../domain/staff/roles.ts";
import type { AppContext } from "../../app-context.ts";
import { type Command, readArguments } from "../../command.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { getDemoCode } from "../sign-in/demo-code.ts";
import { isDemoOffice } from "../demo-office.ts";
import { inviteAgain, inviteStaff } from "./invite-staff.ts";
import { getOfficeLinkOrigin } from "../office-origin.ts";
import { createSetUpLink } from "../sign-in/set-up-admin.ts";
import { findStaffByEmail, listTeam } from "../staff.ts";

type Write = (line: string) => void;

const usage = `invite | invite NAME --email ADDRESS --role ${roles.join("|")} | invite --email ADDRESS | list | demo-code`;

export const staffCommand: Command = {
  usage: `${usage}   manage staff access`,
  async run(app, [action, ...args], _cwd, write) {
    if (action === "list" && args.length === 0) return list(app, write);
    if (action === "demo-code" && args.length === 0) return printDemoCode(app, write);
    if (action !== "invite") return explainUsage(write);
    if (args.length === 0) return inviteOwner(app, write);
    const again = readArguments(args, null, { email: { type: "string" } });
    if (again.ok && again.values.email) return sendAgain(app, again.values.email, write);
    const read = readArguments(args, "NAME", {
      email: { type: "string" },
      role: { type: "string" },
    });
    if (!read.ok) {
      write(read.problem);
      return explainUsage(write);
    }
    const { email = "", role = "" } = read.values;
    return report(
      await inviteStaff(app, getInviting(app), { name: read.given, email, role }),
      write,
    );
  },
};

function explainUsage(write: Write): number {
  write(`npm run staff -- ${usage}`);
  return 2;
}

async function list({ database }: AppContext, write: Write): Promise<number> {
  const team = await listTeam(database.orm);
  if (team.length === 0)
    write("There are no staff yet. To create an admin, run: npm run staff -- invite");
  for (const { name, email, role, joinedAt } of team)
    write([name, email, roleNames[role], ...(joinedAt ? [] : ["invited"])].join("  "));
  return 0;
}

/** For a site whose log goes to a collector, where the code is not written. */
async function printDemoCode(app: AppContext, write: Write): Promise<number> {
  const isAsked = app.config.demoSignInCode !== "off" && (await isDemoOffice(app));
  write(
    isAsked
      ? `Demo sign-in code: ${getDemoCode(app.siteSecret)}`
      : "There’s no demo sign-in code. Demo sign-in is off or doesn’t need one.",
  );
  return isAsked ? 0 : 1;
}

async function inviteOwner(app: AppContext, write: Write): Promise<number> {
  const link = await createSetUpLink(app);
  if (link === null) {
    write(`The office already has an admin. To invite someone, run: npm run staff -- ${usage}`);
    return 1;
  }
  write(`Open this link within a day to become the office’s admin. It works once: ${link}`);
  return 0;
}

async function sendAgain(app: AppContext, email: string, write: Write): Promise<number> {
  const person = await findStaffByEmail(app.database.orm, email);
  if (!person || person.leftAt) {
    write("No colleague has this email address.");
    return 1;
  }
  return report(await inviteAgain(app, getInviting(app), person.id), write);
}

function getInviting({ config }: AppContext) {
  return { actor: "command line", officeOrigin: getOfficeLinkOrigin(config) } as const;
}

/** The link is printed too, for a site that sends no mail yet. */
function report(outcome: Outcome<{ link: string }>, write: Write): number {
  write(
    outcome.ok
      ? `Invitation sent by email. The link works once and expires after 7 days: ${outcome.answer.link}`
      : outcome.refusal.detail,
  );
  return outcome.ok ? 0 : 1;
}
