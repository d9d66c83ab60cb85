import { agency } from "../../domain/agency/agency.ts";
import { createPersonKeys } from "../../domain/contacts/applicant.ts";
import { isEmailAddress, toEmailKey } from "../../domain/shared/mail/email-address.ts";
import { isPhone } from "../../domain/shared/phone.ts";
import { type Obstacle, obstacleReasons } from "../../domain/privacy/erasure.ts";
import type { Command } from "../command.ts";
import type { AppContext } from "../app-context.ts";
import { listEmailsByPhone, type SubjectKey } from "./data-subject.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { planErasure } from "./plan-erasure.ts";

type Write = (line: string) => void;

const actor = "command line";

export const personCommand: Command = {
  usage:
    "export|erase EMAIL|PHONE [--dry-run]   export as JSON, or erase, everything held under an email address or the number of a phone-only contact",
  async run(app, args, _cwd, write) {
    const [what, named, option, ...others] = args;
    const isKnown = what === "export" ? option === undefined : what === "erase";
    const isDryRun = option === "--dry-run";
    if (!isKnown || named === undefined || (option && !isDryRun) || others.length > 0) {
      write(`npm run person -- ${this.usage}`);
      return 2;
    }
    const subject = await readSubject(app, named);
    if (!subject.ok) {
      write(subject.problem);
      return 2;
    }
    const { key } = subject;
    if (what === "erase") return isDryRun ? plan(app, key, write) : erase(app, key, write);
    write(JSON.stringify(await exportPerson(app, actor, key), null, 2));
    return 0;
  },
};

type Subject = { ok: true; key: SubjectKey } | { ok: false; problem: string };

async function readSubject(app: AppContext, named: string): Promise<Subject> {
  if (isPhone(named)) return readCaller(app, named);
  if (!isEmailAddress(named))
    return { ok: false, problem: "That’s neither an email address nor a phone number." };
  if (isAgency(app, named))
    return {
      ok: false,
      problem: "That’s the agency’s own address, which appears in every notification.",
    };
  return { ok: true, key: named };
}

/** Several people may have one number, so whoever gave an address is named by that. */
async function readCaller({ database }: AppContext, named: string): Promise<Subject> {
  const { phoneKey } = createPersonKeys({ email: "", phone: named });
  const emails = await listEmailsByPhone(database.orm, phoneKey);
  if (emails.length === 0) return { ok: true, key: { phoneKey } };
  const addresses = emails.join(" or ");
  return {
    ok: false,
    problem: `The person with this number has given an email address. Use ${addresses} instead.`,
  };
}

async function plan({ database, now }: AppContext, key: SubjectKey, write: Write): Promise<number> {
  const { counts, obstacles } = await planErasure(database.orm, key, now());
  write(`Would be erased: ${formatCounts(counts)}.`);
  for (const obstacle of obstacles) write(formatObstacle(obstacle));
  return obstacles.some(({ effect }) => effect === "blocks") ? 1 : 0;
}

async function erase(app: AppContext, key: SubjectKey, write: Write): Promise<number> {
  const erasure = await erasePerson(app, actor, key);
  if (erasure.outcome === "blocked") {
    write("Nothing was erased:");
    for (const obstacle of erasure.obstacles) write(formatObstacle(obstacle));
    return 1;
  }
  if (erasure.outcome === "nothing") {
    write(
      `We hold nothing under this ${typeof key === "string" ? "address" : "number"}${erasure.kept.length > 0 ? " but:" : "."}`,
    );
  } else {
    write(`Erased: ${formatCounts(erasure.counts)}.`);
    write(`The audit log records the erasure as ${erasure.erasureId}, without personal data.`);
  }
  for (const obstacle of erasure.kept) write(formatObstacle(obstacle));
  return 0;
}

function formatCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
}

function formatObstacle({ kind, effect, recordId }: Obstacle): string {
  return `${effect === "keeps" ? "Kept" : "Blocked"}, ${recordId}: ${obstacleReasons[kind]}`;
}

function isAgency({ config }: AppContext, email: string): boolean {
  const own = [agency.email, config.agencyEmail, config.mailFrom];
  return own.some((address) => toEmailKey(address ?? "") === toEmailKey(email));
}
