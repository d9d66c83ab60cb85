import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { listen } from "../../platform/http/listen.ts";

/** Gives the tests around the call a real server, for what no `Request` can express. */
export function useServer(
  app: () => Promise<{ fetch: (request: Request) => unknown }>,
  limits: Parameters<typeof listen>[2] = {},
) {
  let port = 0;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const { fetch } = await app();
    const listened = await listen(
      (request: Request) => fetch(request),
      { port: 0, host: "127.0.0.1" },
      limits,
    );
    if (!listened.ok) throw new Error(listened.problem);
    const { listening } = listened;
    port = listening.port;
    close = () => listening.close(0);
  });
  afterAll(() => close?.());

  const open = async (): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    // A server that cuts somebody off may do so in the middle of what is being written.
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  return {
    open,
    /** Writes and gives all that comes until the server closes. */
    send: async (...parts: (string | Uint8Array)[]): Promise<string> => {
      const socket = await open();
      for (const part of parts) socket.write(part);
      return sendRaw(socket);
    },
  };
}

/**
 * All that the server says until it closes. Where it breaks the connection off while something is
 * on its way, its last words may be lost.
 */
export async function sendRaw(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => socket.once("close", resolve));
  return Buffer.concat(chunks).toString("latin1");
}
