import { once } from "node:events";
import { chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Account } from "../../server/testing/binaries.ts";
import { findFreePort } from "../../server/testing/free-port.ts";
import { startProcess } from "../../server/testing/processes.ts";
import { createNode, type DatabaseNode } from "./database-node.ts";
import { createPatroniSettings, type NodeAddress, type Passwords } from "./patroni-settings.ts";
import type { Programs } from "./programs.ts";
import { waitFor } from "./wait.ts";
import { openWire, type Wire } from "./wire.ts";

interface Member {
  name: string;
  role: "leader" | "sync_standby" | "replica";
  state: string;
  timeline?: number;
  lag?: number | "unknown";
}

export interface DatabaseCluster {
  nodes: DatabaseNode[];
  findLeader: (other?: string, longestMs?: number) => Promise<DatabaseNode>;
  findStandby: () => Promise<DatabaseNode>;
  /** One leads, the others follow without delay, one of them in step with each commit. */
  waitUntilWhole: () => Promise<void>;
  /** As an operator does it, by command. */
  failOver: (to: DatabaseNode) => Promise<void>;
  stop: () => Promise<void>;
}

/** Three nodes, each in a folder of its own, behind wires that can be cut. */
export async function startDatabaseCluster(
  programs: Programs,
  folder: string,
  etcdPorts: readonly number[],
  archive: string,
  passwords: Passwords,
  account: Account,
): Promise<DatabaseCluster> {
  const wires: Wire[] = [];
  const nodes: DatabaseNode[] = [];
  for (const name of ["node1", "node2", "node3"]) {
    const home = join(folder, name);
    mkdirSync(home, { mode: 0o700 });
    if (account) chownSync(home, account.uid, account.gid);
    const [port, restPort] = [await findFreePort(), await findFreePort()];
    const own = await Promise.all([port, restPort, ...etcdPorts].map(openWire));
    const [openPort = 0, openRestPort = 0, ...fromEtcd] = own.map((wire) => wire.port);
    wires.push(...own);
    const address: NodeAddress = {
      name,
      folder: home,
      port,
      restPort,
      openPort,
      openRestPort,
      etcdPorts: fromEtcd,
    };
    const settings = createPatroniSettings(
      address,
      { postgres: programs.postgres, archive },
      passwords,
    );
    nodes.push(createNode(address, settings, programs, own, account));
  }
  // The first one makes the database, and the others copy it.
  for (const node of nodes) node.start();

  const readMembers = async (): Promise<Member[]> => {
    const answers = await Promise.allSettled(nodes.map(readCluster));
    const seen = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    return seen[0] ?? [];
  };
  const findRole = async (role: Member["role"]) => {
    const member = (await readMembers()).find((one) => one.role === role && isUp(one));
    return nodes.find(({ name }) => name === member?.name);
  };
  return {
    nodes,
    findLeader: (other, longestMs) =>
      waitFor(
        "there is no leader",
        async () => {
          const answers = await Promise.allSettled(nodes.map(isPrimary));
          return nodes.find((node, n) => {
            const answer = answers[n];
            return answer?.status === "fulfilled" && answer.value && node.name !== other;
          });
        },
        longestMs,
      ),
    findStandby: () => waitFor("there is no synchronous standby", () => findRole("sync_standby")),
    async waitUntilWhole() {
      await waitFor(
        "the cluster is not whole",
        async () => {
          const members = await readMembers();
          const roles = members.filter(isUp).map(({ role }) => role);
          const isInStep = members.every(({ role, lag }) => role === "leader" || lag === 0);
          const timelines = new Set(members.map(({ timeline }) => timeline));
          return (
            roles.toSorted().join(" ") === "leader replica sync_standby" &&
            isInStep &&
            timelines.size === 1
          );
        },
        180_000,
      );
    },
    async failOver(to) {
      const words = ["-c", join(to.folder, "patroni.yml"), "failover", "lintel"];
      const ctl = startProcess(programs.patronictl, [...words, "--candidate", to.name, "--force"], {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, LC_ALL: "C.UTF-8", LANG: "C.UTF-8" },
      });
      const said = Promise.all([text(ctl.stdout!), text(ctl.stderr!)]);
      const [code] = await once(ctl, "exit");
      if (code !== 0) throw new Error(`patronictl: ${(await said).join("")}`);
    },
    async stop() {
      for (const node of nodes) {
        node.thaw();
        await node.kill();
      }
      for (const wire of wires) wire.close();
    },
  };
}

function isUp({ state }: Member): boolean {
  return state === "running" || state === "streaming";
}

async function isPrimary({ openRestPort }: DatabaseNode): Promise<boolean> {
  const at = `http://127.0.0.1:${openRestPort}/primary`;
  return (await fetch(at, { signal: AbortSignal.timeout(1000) })).ok;
}

async function readCluster({ openRestPort }: DatabaseNode): Promise<Member[]> {
  const at = `http://127.0.0.1:${openRestPort}/cluster`;
  const response = await fetch(at, { signal: AbortSignal.timeout(2000) });
  return (await response.json()).members;
}
