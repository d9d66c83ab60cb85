import { openSync, writeFileSync, chownSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "../../server/testing/binaries.ts";
import { findFreePort } from "../../server/testing/free-port.ts";
import { startProcess, stopProcess } from "../../server/testing/processes.ts";
import type { DatabaseNode } from "./database-node.ts";

/** HAProxy that leads to whichever node says that it is the leader. */
export async function startLeaderProxy(
  program: string,
  folder: string,
  nodes: readonly DatabaseNode[],
): Promise<number> {
  const port = await findFreePort();
  const servers = nodes.map(
    ({ name, openPort, openRestPort }) =>
      `  server ${name} 127.0.0.1:${openPort} check port ${openRestPort}`,
  );
  const lines = `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen leader
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  # Whoever is connected to a node that does not lead any more learns of it at once.
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}
`;
  const file = join(folder, "leader.cfg");
  writeFileSync(file, lines);
  const log = openSync(join(folder, "leader.log"), "a");
  startProcess(program, ["-db", "-f", file], { stdio: ["ignore", log, log] });
  return port;
}

/** PgBouncer in transaction mode, which leads to the leader. */
export async function startPooler(
  program: string,
  folder: string,
  to: { port: number; user: string; password: string; account: Account },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const { port, user, password, account } = to;
  const own = await findFreePort();
  const users = join(folder, "pgbouncer-users.txt");
  writeFileSync(users, `"${user}" "${password}"\n`, { mode: 0o600 });
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `
[databases]
* = host=127.0.0.1 port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
; Another connection is tried a second after one that failed, not after fifteen.
server_login_retry = 1
server_connect_timeout = 2
; Who waits for longer is told, and tries again.
query_wait_timeout = 15
`,
  );
  if (account) for (const path of [users, file]) chownSync(path, account.uid, account.gid);
  const log = openSync(join(folder, "pgbouncer.log"), "a");
  const pooler = startProcess(program, [file], {
    ...account,
    cwd: folder,
    stdio: ["ignore", log, log],
  });
  return { port: own, stop: () => stopProcess(pooler, "SIGKILL") };
}
