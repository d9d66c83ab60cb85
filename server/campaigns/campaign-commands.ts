import { formatCount } from "../../domain/shared/formats/count.ts";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as v from "valibot";
import { campaignDev, type CampaignKind, campaignKinds } from "../../domain/campaigns/campaign.ts";
import { listCampaigns, listReplies } from "./campaigns.ts";
import type { AppContext } from "../app-context.ts";
import { type CampaignCounts, sendCampaign } from "./send-campaign.ts";
import { readCampaignList } from "./campaign-list.ts";
import { type DeskCommand, readArguments } from "../command.ts";
import { getLondonDateTime } from "../../domain/shared/london-time.ts";

type Write = (line: string) => void;

const kinds = campaignKinds.join("|");

export const sendCampaignCommand: DeskCommand = {
  usage: `${kinds} --list FILE.csv [--dev NAME] [--dry-run] [--again]`,
  summary: "email the people on a list (columns: name, email) and ask for an answer",
  async run(app, args, write, cwd) {
    const read = readArguments(args, "KIND", {
      list: { type: "string" },
      dev: { type: "string" },
      "dry-run": { type: "boolean" },
      again: { type: "boolean" },
    });
    if (!read.ok) return reportUsageError(write, read.problem);
    const { list, dev: development = "", "dry-run": dryRun = false, again = false } = read.values;
    const kind = parseCampaignKind(read.given);
    if (kind === null) return reportUsageError(write, formatUnknownKind(read.given));
    if (list === undefined) return reportUsageError(write, "--list is missing.");
    const dev = v.safeParse(campaignDev, development);
    if (!dev.success) return reportUsageError(write, "The development’s name is too long.");

    const people = await readList(resolve(cwd, list), write);
    if (people === null) return 1;
    const sent = await sendCampaign(app, { kind, dev: dev.output, people, dryRun, again });
    if (!sent.ok) {
      write(sent.problem);
      return 1;
    }
    for (const line of formatCounts(sent.counts, dryRun)) write(line);
    return 0;
  },
};

export const campaignRepliesCommand: DeskCommand = {
  usage: kinds,
  summary: "list every campaign of a kind with each person’s latest answer",
  async run(app, args, write) {
    const read = readArguments(args, "KIND", {});
    if (!read.ok) return reportUsageError(write, read.problem);
    const kind = parseCampaignKind(read.given);
    if (kind === null) return reportUsageError(write, formatUnknownKind(read.given));
    const campaigns = await listCampaigns(app.database.orm, kind);
    if (campaigns.length === 0) write("No campaign of this kind has been sent yet.");
    for (const campaign of campaigns) await writeCampaign(app, campaign, write);
    return 0;
  },
};

async function writeCampaign(
  { database }: AppContext,
  campaign: Awaited<ReturnType<typeof listCampaigns>>[number],
  write: Write,
): Promise<void> {
  const { id, dev, createdAt, sentAt, recipients } = campaign;
  const people = Map.groupBy(await listReplies(database.orm, id), (reply) => reply.recipientId);
  const standing = [...people.values()].map((replies) => ({
    ...replies.at(-1)!,
    times: replies.length,
  }));
  const yes = standing.filter(({ resp }) => resp).length;
  const counts = [
    `${recipients} emailed`,
    `${yes} yes`,
    `${standing.length - yes} no`,
    `${recipients - standing.length} no reply`,
  ];
  const state = sentAt === null ? "  incomplete: run again to continue" : "";
  write(
    `${getLondonDateTime(createdAt)}  ${dev || "no development"}  ${counts.join(", ")}${state}`,
  );
  for (const { createdAt: at, resp, name, email, times } of standing) {
    const more = times > 1 ? `  (${formatCount(times, "answer")})` : "";
    write(`  ${getLondonDateTime(at)}  ${resp ? "yes" : "no "}  ${name} <${email}>${more}`);
  }
}

async function readList(path: string, write: Write) {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    write(`Can’t read the list: ${error instanceof Error ? error.message : String(error)}.`);
    return null;
  }
  const list = readCampaignList(bytes);
  if (list.ok) return list.people;
  for (const problem of list.problems) write(problem);
  write("We haven’t sent anything.");
  return null;
}

function formatCounts({ written, repeated, stopped, before }: CampaignCounts, dryRun: boolean) {
  return [
    dryRun
      ? `${formatMailCount(written)} would be sent.`
      : `Sending ${formatMailCount(written)} now.`,
    ...(repeated > 0 ? [`${formatCount(repeated, "duplicate")} in the list.`] : []),
    ...(stopped > 0 ? [`${stopped} asked not to be emailed.`] : []),
    ...(before > 0 ? [`${before} already had this email. Use --again to send it again.`] : []),
  ];
}

function formatMailCount(count: number): string {
  return formatCount(count, "email");
}

function parseCampaignKind(given: string): CampaignKind | null {
  return campaignKinds.find((kind) => kind === given) ?? null;
}

function formatUnknownKind(given: string): string {
  return `Unknown campaign '${given}'.`;
}

function reportUsageError(write: Write, problem: string): 2 {
  write(problem);
  return 2;
}
