import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line between two programs that can be cut as a network is: silently. */
export interface Wire {
  port: number;
  cut: () => void;
  mend: () => void;
  close: () => void;
}

/**
 * Passes on all that comes to a port of its own. Cut, it takes connections and bytes and passes on
 * none of them, and nobody is told: what was sent meanwhile is lost.
 */
export async function openWire(toPort: number): Promise<Wire> {
  const pairs = new Set<[Socket, Socket]>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.on("error", () => {}).resume();
      return;
    }
    const far = connect(toPort, "127.0.0.1");
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.setNoDelay(true);
    // The end of one side is not heard on the other while the line is cut.
    const onEnd = () => (isCut ? undefined : end());
    for (const socket of pair) socket.on("error", onEnd).on("close", onEnd);
    near.on("data", (sent) => isCut || far.write(sent));
    far.on("data", (sent) => isCut || near.write(sent));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It does not listen.");
  const drop = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  return {
    port: address.port,
    cut: () => void (isCut = true),
    mend() {
      // Connections that lost bytes are of no use.
      drop();
      isCut = false;
    },
    close() {
      server.close();
      drop();
    },
  };
}
