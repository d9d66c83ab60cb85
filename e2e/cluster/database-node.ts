import type { ChildProcess } from "node:child_process";
import { existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "../../server/testing/binaries.ts";
import { startProcess } from "../../server/testing/processes.ts";
import type { NodeAddress } from "./patroni-settings.ts";
import { listTree, signalAll } from "./process-tree.ts";
import type { Programs } from "./programs.ts";
import { waitFor } from "./wait.ts";
import type { Wire } from "./wire.ts";

export interface DatabaseNode extends NodeAddress {
  start: () => void;
  /** Ends Patroni and PostgreSQL at once, as a power cut does. */
  kill: () => Promise<void>;
  /** Stops them in the middle of whatever they do, as a machine does that hangs. */
  freeze: () => void;
  thaw: () => void;
  /** Nobody reaches it, and it does not reach etcd. It goes on running. */
  isolate: () => void;
  rejoin: () => void;
}

/** @param wires all that lead to it, and from it to etcd */
export function createNode(
  address: NodeAddress,
  settings: string,
  programs: Programs,
  wires: readonly Wire[],
  account: Account,
): DatabaseNode {
  const { name, folder } = address;
  const file = join(folder, "patroni.yml");
  writeFileSync(file, settings);
  let patroni: ChildProcess | undefined;

  const listProcesses = () => {
    const postmaster = readPostmaster(folder);
    const roots = [patroni?.pid, postmaster].filter((pid) => pid !== undefined && pid !== null);
    return [...new Set(roots.flatMap(listTree))];
  };
  // PostgreSQL outlives a Patroni that was killed.
  process.on("exit", () => signalAll(listProcesses(), "SIGKILL"));
  return {
    ...address,
    start() {
      const log = openSync(join(folder, "..", `${name}.log`), "a");
      patroni = startProcess(programs.patroni, [file], {
        ...account,
        cwd: folder,
        stdio: ["ignore", log, log],
        env: {
          PATH: `${programs.postgres}:${process.env["PATH"]}`,
          HOME: folder,
          LC_ALL: "C.UTF-8",
        },
      });
    },
    async kill() {
      const all = listProcesses();
      signalAll(all, "SIGKILL");
      await waitFor(`${name} has not ended`, async () => !all.some(isAlive));
    },
    freeze: () => signalAll(listProcesses(), "SIGSTOP"),
    thaw: () => signalAll(listProcesses(), "SIGCONT"),
    isolate: () => wires.forEach((wire) => wire.cut()),
    rejoin: () => wires.forEach((wire) => wire.mend()),
  };
}

function readPostmaster(folder: string): number | null {
  const file = join(folder, "data/postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n", 1)[0]);
  // A number may have gone to another program since.
  return pid > 0 && readCommand(pid).includes(folder) ? pid : null;
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
