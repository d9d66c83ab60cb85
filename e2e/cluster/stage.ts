import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { findPostgresAccount } from "../../server/testing/binaries.ts";
import { findFreePort } from "../../server/testing/free-port.ts";
import { startTestSmtpServer } from "../../server/testing/smtp-server.ts";
import { startBalancer } from "../balancer.ts";
import { takeBaseBackUp } from "./back-ups.ts";
import { startDatabaseCluster } from "./database-cluster.ts";
import { startEtcd } from "./etcd.ts";
import type { Programs } from "./programs.ts";
import { startLeaderProxy, startPooler } from "./proxies.ts";
import { startSites } from "./sites.ts";
import { formatSeconds, tell } from "./story.ts";
import { waitFor } from "./wait.ts";

/** Each file once and whole, also if two leaders bring it. */
const keepInArchive = `#!/bin/sh
kept=$(dirname "$0")/$2
test -f "$kept" || { cp "$1" "$kept.$$" && mv "$kept.$$" "$kept"; }
`;

export type Stage = Awaited<ReturnType<typeof buildStage>>;

/** All parts, from the visitors' balancer down to three nodes of the database. */
export async function buildStage(programs: Programs) {
  const account = findPostgresAccount();
  const folder = mkdtempSync(join(tmpdir(), "lintel-cluster-"));
  const archive = join(folder, "archive");
  mkdirSync(archive);
  writeFileSync(join(archive, "keep"), keepInArchive, { mode: 0o755 });
  mkdirSync(join(folder, "photos"));
  if (account) for (const path of [folder, archive]) chownSync(path, account.uid, account.gid);
  chmodSync(folder, 0o755);
  const tools = { postgres: programs.postgres, folder, account };
  const passwords = { superuser: randomUUID(), replication: randomUUID(), site: randomUUID() };

  const etcd = await startEtcd(programs.etcd, folder, account);
  tell("etcd: three members have elected a leader.");
  const cluster = await startDatabaseCluster(
    programs,
    folder,
    etcd.ports,
    archive,
    passwords,
    account,
  );
  await cluster.waitUntilWhole();
  const { name } = await cluster.findLeader();
  tell(`PostgreSQL: ${name} leads, two follow, one of them confirms each commit.`);

  const leaderPort = await startLeaderProxy(programs.haproxy, folder, cluster.nodes);
  const superuserUrl = `postgres://postgres:${passwords.superuser}@127.0.0.1:${leaderPort}/postgres`;
  await waitFor("HAProxy does not lead to the leader", () => leadsToLeader(superuserUrl));
  await createSiteDatabase(superuserUrl, passwords.site);
  const pooler = await startPooler(programs.pgbouncer, folder, {
    port: leaderPort,
    user: "lintel",
    password: passwords.site,
    account,
  });
  const siteUrl = (port: number, database = "lintel") =>
    `postgres://lintel:${passwords.site}@127.0.0.1:${port}/${database}`;
  const replicationUrl = `postgres://replicator:${passwords.replication}@127.0.0.1:${leaderPort}/`;
  await takeBaseBackUp(replicationUrl, join(folder, "base"), tools);
  tell("A base back-up is taken, and the log is archived from now on.");

  const smtp = await startTestSmtpServer();
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const balancer = await startBalancer(programs.haproxy, ports);
  const sites = await startSites(ports, folder, {
    DATABASE_URL: siteUrl(pooler.port),
    DATABASE_DIRECT_URL: siteUrl(leaderPort),
    SMTP_URL: smtp.url,
    PUBLIC_URL: balancer.url,
    TRUSTED_PROXY: "on",
    HUMAN_CHECK: "off",
    RATE_LIMIT: "off",
    LOG_LEVEL: "warn",
    // Time for the balancer to notice after a process is told to stop.
    DRAIN_SECONDS: "2",
  });
  const slowest = Math.max(...sites.map(({ startMs }) => startMs));
  tell(
    `The site: three processes are ready behind their balancer, within ${formatSeconds(slowest)}.`,
  );

  return {
    folder,
    archive,
    tools,
    etcd,
    cluster,
    sites,
    balancer,
    smtp,
    superuserUrl,
    siteUrl,
    leaderPort,
    poolerPort: pooler.port,
    async end() {
      await Promise.allSettled(sites.map((site) => site.stop()));
      await Promise.allSettled([balancer.stop(), smtp.close(), cluster.stop()]);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** HAProxy takes every node for a leader until it has asked them twice. */
async function leadsToLeader(url: string): Promise<boolean> {
  for (let tries = 0; tries < 6; tries++) {
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect();
    const { rows } = await client.query("select pg_is_in_recovery() as follows");
    await client.end();
    if (rows[0].follows) return false;
  }
  return true;
}

async function createSiteDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`create role lintel login password '${password}'`);
  await client.query("create database lintel owner lintel");
  await client.query("create database restored owner lintel");
  await client.end();
}
