import * as v from "valibot";
import { formatNumericDate, getLondonDate } from "../../domain/shared/dates.ts";
import { formatSterling } from "../../domain/shared/money.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { tenancyActionFields } from "../../domain/tenancies/tenancy-action-fields.ts";
import { countReceived, endedByWhom } from "../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../app-context.ts";
import { type DeskCommand, readArguments } from "../command.ts";
import { fallThrough } from "./end-tenancy.ts";
import { listOpenTenancies } from "./find-tenancies.ts";
import { loadTenancy } from "./load-tenancy.ts";
import { type Recorded, recordProgress } from "./record-progress.ts";

type Write = (line: string) => void;

/** The office has no pages of lets: what was begun by `offer accept` goes on and ends by these. */
export const letCommands: Record<string, DeskCommand> = {
  list: {
    usage: "",
    summary: "lets between the accepted offer and the keys, and after",
    run: list,
  },
  show: { usage: "ID", summary: "one let: its people, steps and money", run: show },
  record: {
    usage: "ID --action JSON",
    summary: "records a step, money, more time or the end, if no rule forbids it",
    run: record,
  },
  "fall-through": {
    usage: `ID --reason TEXT --by ${endedByWhom.join("|")} [--relist]`,
    summary: "ends a let before the keys, withdraws its offer and tells everybody",
    run: endBeforeKeys,
  },
};

const commandLine = { actor: "command line", by: "command line" } as const;
const text = { type: "string" } as const;

async function list({ database }: AppContext, args: string[], write: Write): Promise<number> {
  const asked = readArguments(args, null, {});
  if (!asked.ok) return reportUsageError(asked.problem, write);
  const lets = await listOpenTenancies(database.orm);
  if (lets.length === 0) write("There are no lets.");
  for (const { id, state, startsOn, listingId, home, names } of lets) {
    write([id, state, formatNumericDate(startsOn), listingId, home, names.join(", ")].join("  "));
  }
  return 0;
}

async function show({ database }: AppContext, args: string[], write: Write): Promise<number> {
  const asked = readArguments(args, "ID", {});
  if (!asked.ok) return reportUsageError(asked.problem, write);
  const loaded = isUuid(asked.given) ? await loadTenancy(database.orm, asked.given) : null;
  if (loaded === null) return reportNotFound(write);
  const { row, tenancy } = loaded;
  const starts = formatNumericDate(tenancy.startsOn);
  write(`${tenancy.state}: ${row.accepted.home.name} (${row.listingId}), from ${starts}`);
  write(`Offer: ${row.offerId ?? "erased"}`);
  for (const { id, role, name } of tenancy.people) write(`${role}: ${name} (${id})`);
  for (const { kind, personId, dueOn, done } of tenancy.steps) {
    const state = done
      ? `${done.outcome} on ${formatNumericDate(done.on)}`
      : `to do by ${formatNumericDate(dueOn)}`;
    write([`step ${kind}`, ...(personId === null ? [] : [personId]), state].join("  "));
  }
  for (const payment of tenancy.payments) {
    const here = formatSterling(countReceived(payment));
    const asks = `${formatSterling(payment.askedPence)} by ${formatNumericDate(payment.dueOn)}`;
    const settled = [...payment.earlier.map((part) => part.settled), payment.settled].flatMap(
      (one) => (one === null ? [] : [`${formatSterling(one.pence)} ${one.how}`]),
    );
    write([`payment ${payment.kind}`, asks, `${here} here`, ...settled].join("  "));
  }
  if (tenancy.ending !== null) {
    const { on, by, evidence } = tenancy.ending;
    write(`Ended on ${formatNumericDate(on)} by ${by}: ${evidence.note}`);
  }
  return 0;
}

async function record(app: AppContext, args: string[], write: Write): Promise<number> {
  const asked = readArguments(args, "ID", { action: text });
  if (!asked.ok) return reportUsageError(asked.problem, write);
  const { action: json } = asked.values;
  if (json === undefined) return reportUsageError("--action is missing.", write);
  const read = v.safeParse(tenancyActionFields, parseJson(json));
  if (!read.success) return reportUsageError(describeIssue(read.issues[0]), write);
  if (!isUuid(asked.given)) return reportNotFound(write);
  const recorded = await recordProgress(app, commandLine, {
    tenancyId: asked.given,
    action: read.output,
  });
  return report(recorded, read.output.do, write);
}

async function endBeforeKeys(app: AppContext, args: string[], write: Write): Promise<number> {
  const options = { reason: text, by: text, relist: { type: "boolean" } } as const;
  const asked = readArguments(args, "ID", options);
  if (!asked.ok) return reportUsageError(asked.problem, write);
  const { reason = "", by: whose, relist = false } = asked.values;
  const by = endedByWhom.find((known) => known === whose);
  if (reason.trim() === "") return reportUsageError("--reason is missing.", write);
  if (by === undefined) return reportUsageError(`--by is one of ${endedByWhom.join(", ")}.`, write);
  if (!isUuid(asked.given)) return reportNotFound(write);
  const recorded = await fallThrough(app, commandLine, {
    tenancyId: asked.given,
    by,
    on: getLondonDate(app.now()),
    evidence: { note: reason.trim(), documentId: null },
    relist,
  });
  if (recorded.ok && recorded.home !== null) write(recorded.home);
  return report(recorded, "fall-through", write);
}

function report(recorded: Recorded, done: string, write: Write): number {
  if (recorded.ok) {
    write(`Done: ${done}.`);
    return 0;
  }
  if (recorded.rule === "none") return reportNotFound(write);
  write(recorded.text);
  return 1;
}

/** What can't be read is no action: the schema says so. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null
    ? "--action is no action in JSON."
    : `--action: ${path} is not possible: expected ${issue.expected ?? "something else"}.`;
}

function reportNotFound(write: Write): number {
  write("There is no such let.");
  return 1;
}

function reportUsageError(problem: string, write: Write): number {
  write(problem);
  return 2;
}
