import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "../../server/testing/binaries.ts";
import { findFreePort } from "../../server/testing/free-port.ts";
import { startProcess } from "../../server/testing/processes.ts";
import { waitFor } from "./wait.ts";

interface Member {
  name: string;
  port: number;
  process: ChildProcess;
}

export interface Etcd {
  ports: number[];
  killLeader: () => Promise<string>;
  /** Starts those that were killed, and waits until all agree on one leader. */
  restart: () => Promise<void>;
}

/** Three members, one of which they elect. */
export async function startEtcd(program: string, folder: string, account: Account): Promise<Etcd> {
  const names = ["etcd1", "etcd2", "etcd3"];
  const addresses = await Promise.all(
    names.map(async (name) => ({ name, port: await findFreePort(), peer: await findFreePort() })),
  );
  const cluster = addresses.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(",");

  const start = ({ name, port, peer }: (typeof addresses)[number]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), "a");
    const [client, own] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer}`];
    const options = {
      name,
      "data-dir": join(folder, name),
      "listen-client-urls": client,
      "advertise-client-urls": client,
      "listen-peer-urls": own,
      "initial-advertise-peer-urls": own,
      "initial-cluster": cluster,
      "initial-cluster-token": "lintel",
      "enable-v2": "true",
    };
    const words = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
    return startProcess(program, words, { ...account, cwd: folder, stdio: ["ignore", log, log] });
  };
  const members: Member[] = addresses.map((address) => ({ ...address, process: start(address) }));
  const findLeader = () =>
    waitFor("etcd has no leader", async () => {
      const states = await Promise.all(members.filter(isRunning).map(readStatus));
      return states.find(({ id, leader }) => leader !== "0" && id === leader)?.member;
    });
  const waitUntilWhole = () =>
    waitFor("etcd is not whole", async () => {
      const states = await Promise.all(members.map(readStatus));
      return new Set(states.map(({ leader }) => leader)).size === 1 && states[0]?.leader !== "0";
    });
  await waitUntilWhole();
  return {
    ports: members.map(({ port }) => port),
    async killLeader() {
      const leader = await findLeader();
      const ended = once(leader.process, "exit");
      leader.process.kill("SIGKILL");
      await ended;
      return leader.name;
    },
    async restart() {
      for (const [n, member] of members.entries())
        if (!isRunning(member)) member.process = start(addresses[n]!);
      await waitUntilWhole();
    },
  };
}

function isRunning({ process: { exitCode, signalCode } }: Member): boolean {
  return exitCode === null && signalCode === null;
}

async function readStatus(member: Member) {
  const response = await fetch(`http://127.0.0.1:${member.port}/v3/maintenance/status`, {
    method: "POST",
    body: "{}",
    signal: AbortSignal.timeout(2000),
  });
  const { header, leader = "0" } = await response.json();
  return { member, id: String(header.member_id), leader: String(leader) };
}
