import {
  createAdaptorServer,
  type Http2Bindings,
  type HttpBindings,
  type ServerType,
} from "@hono/node-server";
import type { Hono } from "hono";

export interface Listening {
  port: number;
  /** Takes no more connections and waits for the requests under way, at most the given time. */
  close: (withinMs: number) => Promise<void>;
}

/** What came of listening: a port in use is a value, and the caller says it in one line. */
export type Listened = { ok: true; listening: Listening } | { ok: false; problem: string };

interface Address {
  port: number;
  host: string;
  /** The setting that the port comes from. */
  setting?: "PORT" | "METRICS_PORT";
}

/**
 * How much one caller may take up, milliseconds and bytes: whoever takes longer or sends more is cut
 * off.
 */
const limits = {
  /** For the head of a request. */
  headersTimeout: 10_000,
  /** For a whole request: 64 KB on a bad line of 20 kbit/s take 26 s. */
  requestTimeout: 30_000,
  /** Longer than balancers keep an idle connection (60 s), so that they are the ones to close it. */
  keepAliveTimeout: 75_000,
  /** How often the first two are looked at. */
  connectionsCheckingInterval: 5000,
  /** With the address. */
  maxHeaderSize: 16 * 1024,
  /** Without a byte in either direction, of a request under way. */
  silence: 30_000,
  /** At a time; more are closed at once, which keeps files for the database and the photos. */
  connections: 10_000,
};

/** Starts to answer. */
export function listen(
  fetch: Hono["fetch"] | ((request: Request, env: HttpBindings | Http2Bindings) => unknown),
  address: Address,
  changes: Partial<typeof limits> = {},
): Promise<Listened> {
  const { silence, connections, ...serverOptions } = { ...limits, ...changes };
  const server = createAdaptorServer({ fetch, hostname: address.host, serverOptions });
  server.setTimeout(silence);
  server.maxConnections = connections;
  return listenOn(server, address);
}

/** Starts to answer with a server of the caller's. */
export function listenOn(server: ServerType, address: Address): Promise<Listened> {
  const { port, host } = address;
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, problem: listenProblem(error, address) }),
    );
    server.listen(port, host, () => {
      const bound = server.address();
      const heard = bound !== null && typeof bound === "object" ? bound.port : port;
      const listening = { port: heard, close: (withinMs: number) => close(server, withinMs) };
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
  if (error.code === "EACCES") return `Port ${port} may not be opened by this user.`;
  if (error.code === "EADDRNOTAVAIL") return `HOST ${host} is no address of this machine.`;
  return `The site can't listen on ${host}:${port}: ${error.message}`;
}

function close(server: ServerType, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (!("closeAllConnections" in server)) throw new Error("Only HTTP/1 is served.");
    const force = setTimeout(() => server.closeAllConnections(), withinMs);
    // One that has had its answer is kept open otherwise.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
  });
}
