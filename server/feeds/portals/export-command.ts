import { formatCount } from "../../../domain/shared/formats/count.ts";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Command } from "../../command.ts";
import { listLiveBranches } from "./export-listings.ts";
import { exportFeed, type ExportReport, type ExportResult } from "./export-feed.ts";

export const exportCommand: Command = {
  usage:
    "[--branch NUMBER] [--out FOLDER] [--allow-shrink]   export properties as Rightmove BLM v3 files",
  async run(app, args, cwd, write) {
    const read = readArguments(args);
    if (read === null) {
      write(`npm run feed:blm -- ${this.usage}`);
      return 2;
    }
    const { branch, out, "allow-shrink": allowShrink = false } = read;
    const folder = out === undefined ? join(app.config.dataDir, "feeds") : resolve(cwd, out);
    const branches = branch === undefined ? await listLiveBranches(app.database.orm) : [branch];
    if (branches.length === 0) {
      write("No properties to export. An empty file would remove everything from the portal.");
      return 1;
    }
    let failed = 0;
    for (const one of branches) {
      const exported = await exportFeed(app, { branch: one, folder, allowShrink });
      if (!exported.ok) failed++;
      for (const line of exported.ok ? reportLines(exported.report) : [explain(exported)])
        write(line);
    }
    return failed > 0 ? 1 : 0;
  },
};

function explain({ problem, isShrink }: ExportResult & { ok: false }): string {
  return isShrink ? `${problem} If so, export it with --allow-shrink.` : problem;
}

function readArguments(args: string[]) {
  const options = {
    branch: { type: "string" },
    out: { type: "string" },
    "allow-shrink": { type: "boolean" },
  } as const;
  try {
    const { values } = parseArgs({ args, options });
    return values.branch === undefined || /^\w{1,20}$/.test(values.branch) ? values : null;
  } catch {
    return null; // An option that there is not: the usage tells.
  }
}

function reportLines({ file, homes, leftOut, losses, pictures }: ExportReport): string[] {
  const { written, unchanged, missing } = pictures;
  return [
    `${file}: ${formatCount(homes, "home")}`,
    `photos ${written + unchanged}: written ${written}, unchanged ${unchanged}`,
    ...(missing > 0
      ? [
          `  warning: ${formatCount(missing, "photo")} skipped because ${missing === 1 ? "its file is" : "their files are"} missing`,
        ]
      : []),
    ...losses.flatMap(({ record, losses: ofHome }) =>
      ofHome.map(({ field, reason }) => `  warning: record ${record}, ${field}: ${reason}`),
    ),
    `left out ${leftOut.length}`,
    ...leftOut.flatMap(({ record, faults }) =>
      faults.map(({ field, reason }) => `  left out: record ${record}, ${field}: ${reason}`),
    ),
  ];
}
