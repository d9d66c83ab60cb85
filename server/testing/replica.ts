import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres, findPostgresAccount, findReachablePostgres } from "./binaries.ts";
import { initialise, runPostgres, type TestPostgres } from "./postgres.ts";
import { findFreePort } from "./free-port.ts";

interface At {
  url: string;
}

export interface ReplicatedServer {
  primary: TestPostgres & At;
  replica: TestPostgres & At;
  stop: () => Promise<void>;
}

export async function startReplicatedServer(): Promise<ReplicatedServer> {
  const home = mkdtempSync(join(tmpdir(), "lintel-replicated-"));
  const account = findPostgresAccount();
  const [first, second] = [mkdtempSync(join(home, "a-")), mkdtempSync(join(home, "b-"))];
  for (const folder of [home, first, second]) {
    if (account) chownSync(folder, account.uid, account.gid);
  }
  const bin = findReachablePostgres(findPostgres(), account, home);
  const password = randomUUID();
  initialise(bin, first, password, account);
  const urlAt = (port: number) => `postgres://lintel:${password}@127.0.0.1:${port}/postgres`;
  const [primaryUrl, replicaUrl] = [urlAt(await findFreePort()), urlAt(await findFreePort())];
  // Copied before either starts, so that it is consistent and the primary still has all WAL.
  spawnSync("cp", ["-a", join(first, "data"), join(second, "data")]);
  const source = `user=lintel password=${password} host=127.0.0.1 port=${new URL(primaryUrl).port}`;
  appendFileSync(join(second, "data/postgresql.auto.conf"), `primary_conninfo = '${source}'\n`);
  writeFileSync(join(second, "data/standby.signal"), "");
  const settings = ["fsync=off", "wal_keep_size=256MB", "wal_retrieve_retry_interval=200ms"];
  const primary = await runPostgres(bin, first, primaryUrl, account, settings);
  const replica = await runPostgres(bin, second, replicaUrl, account, settings);
  return {
    primary: { ...primary, url: primaryUrl },
    replica: { ...replica, url: replicaUrl },
    async stop() {
      await Promise.all([primary.stop(), replica.stop()]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
