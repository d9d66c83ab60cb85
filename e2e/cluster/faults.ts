import type { DatabaseNode } from "./database-node.ts";
import type { Stage } from "./stage.ts";
import { tell } from "./story.ts";

export interface Fault {
  title: string;
  /**
   * Does it, and returns once whatever must follow has followed.
   * @returns brings back what is missing
   */
  strike: (stage: Stage) => Promise<(() => Promise<void> | void) | void>;
}

/** A command that has done nothing by then was refused, milliseconds. */
const longestFailover = 10_000;

/** Another node must lead then. */
function strikeLeader(
  title: string,
  happened: string,
  strike: (leader: DatabaseNode) => Promise<void> | void,
  repair: (node: DatabaseNode) => void,
): Fault {
  return {
    title,
    async strike({ cluster }) {
      const leader = await cluster.findLeader();
      await strike(leader);
      tell(`${leader.name} led, and ${happened}.`);
      tell(`${(await cluster.findLeader(leader.name)).name} leads now.`);
      return () => {
        repair(leader);
        tell(`${leader.name} is back.`);
      };
    },
  };
}

/** In this order, under load that never stops. */
export const faults: readonly Fault[] = [
  strikeLeader(
    "The leader's machine loses its power",
    "was killed with all its processes",
    (leader) => leader.kill(),
    (node) => node.start(),
  ),
  strikeLeader(
    "The leader is cut off from etcd and from all that use it, and goes on running",
    "is reached by nobody any more",
    (leader) => leader.isolate(),
    (node) => node.rejoin(),
  ),
  strikeLeader(
    "The leader hangs in the middle of its work, and goes on when another one leads",
    "stands still",
    (leader) => leader.freeze(),
    (node) => node.thaw(),
  ),
  {
    title: "etcd loses its leader",
    async strike({ etcd, cluster }) {
      const before = await cluster.findLeader();
      tell(`${await etcd.killLeader()} led etcd, and was killed.`);
      const after = await cluster.findLeader();
      tell(`${before.name} led the database, and ${after.name} leads it.`);
      return async () => {
        await etcd.restart();
        tell("etcd has three members again.");
      };
    },
  },
  {
    title: "An operator fails over by command",
    async strike({ cluster }) {
      const leader = await cluster.findLeader();
      for (let next: DatabaseNode | null = null; next === null;) {
        const standby = await cluster.findStandby();
        await cluster.failOver(standby);
        next = await cluster.findLeader(leader.name, longestFailover).catch(() => null);
        // A node that has just become the leader knows no other yet.
        if (next === null) tell(`Patroni refused to make ${standby.name} the leader: asked again.`);
        else tell(`${next.name} leads in place of ${leader.name}, as told.`);
      }
    },
  },
  {
    title: "The processes of the site are restarted, one after the other",
    async strike({ sites }) {
      for (const [n, site] of sites.entries()) {
        await site.restart();
        tell(`site${n + 1} has stopped, and started again.`);
      }
    },
  },
];
