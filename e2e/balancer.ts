import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { balancers } from "../scripts/balancer.mjs";
import { startProcess, stopProcess } from "../server/testing/processes.ts";
import { findFreePort } from "../server/testing/free-port.ts";

/** Answered by HAProxy itself, with 200 while every process is up. */
const allUpPath = "/all-up";

export function findBalancer(): string | null {
  return balancers.find((path) => existsSync(path)) ?? null;
}

export interface Balancer {
  url: string;
  isAllUp: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** As in `docs/operating.md`: drops a process when `/readyz` fails and retries only reads. */
export async function startBalancer(program: string, ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), "lintel-balancer-"));
  const port = await findFreePort();
  const servers = ports.map((each, n) => `  server site${n + 1} 127.0.0.1:${each} check`);
  const lines = `
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout queue 2s
  timeout check 10s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  option forwardfor
frontend visitors
  bind 127.0.0.1:${port}
  monitor-uri ${allUpPath}
  monitor fail if { nbsrv(sites) lt ${ports.length} }
  # None is ready while the database fails over: their caches and honest refusals are better than none.
  use_backend living if { nbsrv(sites) eq 0 }
  default_backend sites
backend living
  balance roundrobin
  option httpchk GET /healthz
  http-check expect status 200
  default-server inter 250ms fall 1 rise 1
${servers.join("\n")}
backend sites
  balance roundrobin
  http-request disable-l7-retry unless METH_GET
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 250ms fall 1 rise 1
${servers.join("\n")}
`;
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, lines);
  const haproxy = startProcess(program, ["-db", "-q", "-f", file], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    isAllUp: async () => (await fetch(url + allUpPath)).ok,
    async stop() {
      await stopProcess(haproxy, "SIGKILL");
      rmSync(folder, { recursive: true });
    },
  };
}
