import { basename, resolve } from "node:path";
import type { Command } from "../../command.ts";
import { throttleByPercent } from "../../platform/process/progress.ts";
import { formatReport, importFeed } from "./import-feed.ts";
import { noteImport } from "./receive-file.ts";

export const importCommand: Command = {
  usage: "FILE.blm | FILE.zip [--allow-shrink]   import a Rightmove BLM v3 feed",
  async run(app, args, cwd, write, reportProgress = () => {}) {
    const allowShrink = args.includes("--allow-shrink");
    const [file, ...others] = args.filter((argument) => argument !== "--allow-shrink");
    if (file === undefined || others.length > 0 || file.startsWith("-")) {
      write(`npm run import -- ${this.usage}`);
      return 2;
    }
    const progress = throttleByPercent(reportProgress);
    const imported = await importFeed(app, resolve(cwd, file), { allowShrink, progress });
    await noteImport(app, basename(file), imported);
    if (!imported.ok) {
      const held = imported.shrinks ? " If so, import it with --allow-shrink." : "";
      write(`${imported.problem}${held}`);
      return 1;
    }
    for (const line of formatReport(imported.report)) write(line);
    return 0;
  },
};
