import * as v from "valibot";
import { agency } from "../../domain/agency/agency.ts";
import { type Obstacle, obstacleReasons } from "../../domain/privacy/erasure.ts";
import type { Command } from "../command.ts";
import type { AppContext } from "../app-context.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { planErasure } from "./plan-erasure.ts";

type Write = (line: string) => void;

const actor = "command line";

export const personCommand: Command = {
  usage:
    "export|erase EMAIL [--dry-run]   everything held under an e-mail address, as JSON, or erased",
  async run(app, args, _cwd, write) {
    const [what, email, option, ...others] = args;
    const isKnown = what === "export" ? option === undefined : what === "erase";
    const isDryRun = option === "--dry-run";
    if (!isKnown || email === undefined || (option && !isDryRun) || others.length > 0) {
      write(`npm run person -- ${this.usage}`);
      return 2;
    }
    if (!v.is(v.pipe(v.string(), v.email()), email)) {
      write("That is no e-mail address.");
      return 2;
    }
    if (isAgency(app, email)) {
      write("That is the agency's own address: every notice would count as about it.");
      return 2;
    }
    if (what === "erase") return isDryRun ? plan(app, email, write) : erase(app, email, write);
    write(JSON.stringify(await exportPerson(app, actor, email), null, 2));
    return 0;
  },
};

async function plan({ database, now }: AppContext, email: string, write: Write): Promise<number> {
  const { counts, obstacles } = await planErasure(database.orm, email, now());
  write(`Would be erased: ${formatCounts(counts)}.`);
  for (const obstacle of obstacles) write(formatObstacle(obstacle));
  return obstacles.some(({ effect }) => effect === "blocks") ? 1 : 0;
}

async function erase(app: AppContext, email: string, write: Write): Promise<number> {
  const erasure = await erasePerson(app, actor, email);
  if (erasure.outcome === "blocked") {
    write("Nothing was erased:");
    for (const obstacle of erasure.obstacles) write(formatObstacle(obstacle));
    return 1;
  }
  if (erasure.outcome === "nothing") {
    write(`Nothing is held under this address${erasure.kept.length > 0 ? " but:" : "."}`);
  } else {
    write(`Erased: ${formatCounts(erasure.counts)}.`);
    write(`The audit trail keeps that it was done, without the person, as ${erasure.erasureId}.`);
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
  return own.some((address) => address?.toLowerCase() === email.toLowerCase());
}
