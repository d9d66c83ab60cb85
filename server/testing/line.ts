import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface TestLine {
  url: string;
  /**
   * Called for what a client sends. `before`: the server never receives it; `after`: the server
   * executes it, but the client gets no response. May be replaced at any time.
   */
  cuts: (sent: string) => "before" | "after" | "not";
  /** What the client gets in place of an answer. */
  changes: (answered: Buffer) => Buffer;
  close: () => void;
}

export async function startTestLine(databaseUrl: string): Promise<TestLine> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname);
    const cut = () => [client, server].forEach((socket) => socket.destroy());
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", cut).on("close", cut);
    }
    let deaf = false;
    client.on("data", (sent) => {
      const where = line.cuts(sent.toString("latin1"));
      if (where === "before") return cut();
      deaf ||= where === "after";
      server.write(sent);
    });
    server.on("data", (answered) => (deaf ? cut() : client.write(line.changes(answered))));
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  const address = relay.address();
  if (address === null || typeof address === "string") throw new Error("It does not listen.");
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  const line: TestLine = {
    url: url.href,
    cuts: () => "not",
    changes: (answered) => answered,
    close() {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return line;
}
