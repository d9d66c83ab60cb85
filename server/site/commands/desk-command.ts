import { campaignRepliesCommand, sendCampaignCommand } from "../../campaigns/campaign-commands.ts";
import type { Command, DeskCommand } from "../../command.ts";
import { offerCommands } from "../../tenancies/decision/offer-commands.ts";

type Write = (line: string) => void;

/** What the office has no page for. By group and name, in the order of `desk help`. */
export const deskCommands: Record<string, DeskCommand> = {
  "offer invite": offerCommands.invite,
  "offer list": offerCommands.list,
  "offer withdraw": offerCommands.withdraw,
  "campaign send": sendCampaignCommand,
  "campaign replies": campaignRepliesCommand,
};

export const deskCommand: Command = {
  usage: "help | GROUP COMMAND ...   manage offers and campaigns (`help` lists the commands)",
  async run(app, args, cwd, write) {
    const [group = "help", leaf = "", ...rest] = args;
    if (group === "help") return list(Object.keys(deskCommands), write);
    const name = `${group} ${leaf}`;
    const command = Object.hasOwn(deskCommands, name) ? deskCommands[name] : undefined;
    if (command) {
      const code = await command.run(app, rest, write, cwd);
      if (code === 2) write(formatUsage(name));
      return code;
    }
    const inGroup = Object.keys(deskCommands).filter((known) => known.startsWith(`${group} `));
    if (leaf === "" && inGroup.length > 0) return list(inGroup, write);
    write(`Unknown command '${name.trim()}'. For a list, run: npm run desk -- help`);
    return 2;
  },
};

function list(names: string[], write: Write): number {
  for (const name of names) {
    write(formatUsage(name));
    write(`    ${deskCommands[name]?.summary}`);
  }
  return 0;
}

function formatUsage(name: string): string {
  return `npm run desk -- ${name} ${deskCommands[name]?.usage}`.trimEnd();
}
