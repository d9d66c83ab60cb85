import { stringify } from "yaml";

export interface NodeAddress {
  name: string;
  folder: string;
  /** Where its PostgreSQL and Patroni listen. */
  port: number;
  restPort: number;
  /** Where others reach them. */
  openPort: number;
  openRestPort: number;
  etcdPorts: number[];
}

export interface Passwords {
  superuser: string;
  replication: string;
  site: string;
}

/**
 * A leader that is silent for seven seconds is replaced. Patroni's own 30 would let writes stand still for
 * up to a minute. `docs/scaling.md` repeats these for operators.
 */
const sharedSettings = {
  ttl: 7,
  loop_wait: 1,
  retry_timeout: 3,
  maximum_lag_on_failover: 1024 * 1024,
  primary_start_timeout: 0,
  // A commit is answered once another node has it, and never without one.
  synchronous_mode: true,
  synchronous_mode_strict: true,
  // With it a leader that reaches the others, but is not reached itself, stays one for ever.
  failsafe_mode: false,
};

const parameters = {
  shared_buffers: "32MB",
  max_connections: 80,
  max_wal_size: "256MB",
  wal_keep_size: "256MB",
  hot_standby_feedback: "on",
  wal_receiver_timeout: "3s",
  // A standby that tries the new leader too soon tries again then, not after five seconds.
  wal_retrieve_retry_interval: "500ms",
  wal_sender_timeout: "3s",
  archive_mode: "on",
  archive_timeout: "60s",
  unix_socket_directories: "",
};

export function createPatroniSettings(
  node: NodeAddress,
  { postgres, archive }: { postgres: string; archive: string },
  passwords: Passwords,
): string {
  const user = (username: string, password: string) => ({ username, password });
  // Patroni runs it without a shell, too.
  const archived = { archive_command: `${archive}/keep %p %f` };
  return stringify({
    scope: "lintel",
    name: node.name,
    restapi: {
      listen: `127.0.0.1:${node.restPort}`,
      connect_address: `127.0.0.1:${node.openRestPort}`,
    },
    // Patroni 3.0 overwrites another leader's key through etcd's newer API: `docs/decisions/0027`.
    etcd: { hosts: node.etcdPorts.map((port) => `127.0.0.1:${port}`), use_proxies: true },
    bootstrap: {
      dcs: {
        ...sharedSettings,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { ...parameters, ...archived },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `127.0.0.1:${node.port}`,
      connect_address: `127.0.0.1:${node.openPort}`,
      data_dir: `${node.folder}/data`,
      // A node that could not be wound back to the new leader's timeline is copied anew.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      pgpass: `${node.folder}/pgpass`,
      bin_dir: postgres,
      authentication: {
        superuser: user("postgres", passwords.superuser),
        replication: user("replicator", passwords.replication),
      },
      pg_hba: [
        "host all all 127.0.0.1/32 scram-sha-256",
        "host replication replicator 127.0.0.1/32 scram-sha-256",
      ],
    },
  });
}
