import { existsSync } from "node:fs";
import { findDumpPrograms } from "../../server/testing/binaries.ts";

export interface Programs {
  patroni: string;
  patronictl: string;
  etcd: string;
  pgbouncer: string;
  haproxy: string;
  /** Folder of PostgreSQL's programs. */
  postgres: string;
}

/** Where Debian's packages put them. */
const paths = {
  patroni: "/usr/bin/patroni",
  patronictl: "/usr/bin/patronictl",
  etcd: "/usr/bin/etcd",
  pgbouncer: "/usr/sbin/pgbouncer",
  haproxy: "/usr/sbin/haproxy",
};

/** @returns the names of those that are missing if any is */
export function findPrograms(): { ok: true; programs: Programs } | { ok: false; missing: string } {
  const postgres = findDumpPrograms();
  const missing = Object.entries(paths).flatMap(([name, path]) => (existsSync(path) ? [] : name));
  if (postgres === null) missing.push("postgres");
  if (postgres === null || missing.length > 0) return { ok: false, missing: missing.join(", ") };
  return { ok: true, programs: { ...paths, postgres } };
}
