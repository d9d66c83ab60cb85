import { createServer } from "node:http";
import {
  createAdaptorServer,
  type Http2Bindings,
  type HttpBindings,
  type ServerType,
} from "@hono/node-server";
import type { Hono } from "hono";
import { namesTwoHosts, respondTwoHosts } from "./one-host.ts";

export interface HttpListener {
  port: number;
  close: (withinMs: number) => Promise<void>;
}

export type ListenResult = { ok: true; listening: HttpListener } | { ok: false; problem: string };

interface Address {
  port: number;
  host: string;
  setting?: "PORT" | "METRICS_PORT";
}

/** Limits per client, milliseconds and bytes. Slower or larger requests are cut off. */
const limits = {
  headersTimeout: 10_000,
  /** For the whole request: 64 KB on a 20 kbit/s line take 26 s. */
  requestTimeout: 30_000,
  /** Longer than the usual 60 s idle timeout of load balancers, so that they close first. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5000,
  /** Includes the URL. */
  maxHeaderSize: 16 * 1024,
  /** Idle time of an active request in either direction. */
  silence: 30_000,
  /**
   * Most concurrent connections. Closing more leaves file descriptors for the database and the
   * photos.
   */
  connections: 10_000,
};

/** Before any of its code sees it, a request that names two hosts is refused with 400. */
export function listen(
  fetch: Hono["fetch"] | ((request: Request, env: HttpBindings | Http2Bindings) => unknown),
  address: Address,
  changes: Partial<typeof limits> = {},
): Promise<ListenResult> {
  const { silence, connections, ...serverOptions } = { ...limits, ...changes };
  const server = createAdaptorServer({
    fetch: (request, env) =>
      namesTwoHosts(env.incoming) ? respondTwoHosts() : fetch(request, env),
    hostname: address.host,
    serverOptions,
  });
  server.setTimeout(silence);
  server.maxConnections = connections;
  return listenOn(server, address);
}

/** Says before anything is opened or imported what will keep the site from listening there. Null for nothing. */
export async function findListenProblem(address: Address): Promise<string | null> {
  const listened = await listenOn(createServer(), address);
  if (!listened.ok) return listened.problem;
  await listened.listening.close(0);
  return null;
}

export function listenOn(server: ServerType, address: Address): Promise<ListenResult> {
  const { port, host } = address;
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, problem: listenProblem(error, address) }),
    );
    server.listen(port, host, () => {
      const bound = server.address();
      const boundPort = bound !== null && typeof bound === "object" ? bound.port : port;
      const listening = { port: boundPort, close: (withinMs: number) => close(server, withinMs) };
      resolve({ ok: true, listening });
    });
  });
}

function listenProblem(
  error: NodeJS.ErrnoException,
  { port, host, setting = "PORT" }: Address,
): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop what uses it, or choose another one: ${setting}=${port + 1} npm start`;
  }
  if (error.code === "EACCES") return `Permission denied for port ${port}.`;
  if (error.code === "EADDRNOTAVAIL") return `HOST ${host} isn’t an address of this machine.`;
  return `The site can't listen on ${host}:${port}: ${error.message}`;
}

function close(server: ServerType, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (!("closeAllConnections" in server)) throw new Error("Only HTTP/1 is served.");
    const force = setTimeout(() => server.closeAllConnections(), withinMs);
    // Otherwise an idle keep-alive connection stays open.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
  });
}
