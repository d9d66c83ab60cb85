import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { listen } from "../../platform/http/listen.ts";

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
    // The server may cut the connection in the middle of a write.
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  return {
    open,
    send: async (...parts: (string | Uint8Array)[]): Promise<string> => {
      const socket = await open();
      for (const part of parts) socket.write(part);
      return sendRaw(socket);
    },
  };
}

/**
 * Returns everything the server sends until it closes. Its last bytes may be lost if it resets the
 * connection.
 */
export async function sendRaw(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => socket.once("close", resolve));
  return Buffer.concat(chunks).toString("latin1");
}
