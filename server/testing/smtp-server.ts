import type { Server, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Behaviour = "accept" | "hang" | "drop" | { code: number; words: string };

export interface TestSmtpServer {
  url: string;
  /** Fully received mails in order, including those whose connection dropped afterwards. */
  received: { recipients: string[]; mail: Email }[];
  onConnection: () => Behaviour;
  onSender: () => Behaviour;
  onRecipient: (address: string) => Behaviour;
  onMail: () => Behaviour;
  close: () => Promise<void>;
}

/**
 * @param port 0 picks a free one
 */
export async function startTestSmtpServer(port = 0): Promise<TestSmtpServer> {
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    logger: false,
    onConnect: (_session, answer) => behave(server.onConnection(), answer),
    onMailFrom: (_address, _session, answer) => behave(server.onSender(), answer),
    onRcptTo: ({ address }, _session, answer) => behave(server.onRecipient(address), answer),
    async onData(stream, session, answer) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const whole = await buffer(stream).catch(() => null);
      if (whole === null) return; // Its sender went away in the middle of it.
      server.received.push({ recipients, mail: await PostalMime.parse(whole) });
      behave(server.onMail(), answer);
    },
  });

  function behave(behaviour: Behaviour, answer: (error?: Error | null) => void): void {
    if (behaviour === "accept") answer();
    else if (behaviour === "drop") for (const socket of sockets) socket.destroy();
    else if (behaviour !== "hang") {
      answer(Object.assign(new Error(behaviour.words), { responseCode: behaviour.code }));
    }
  }

  const server: TestSmtpServer = {
    url: "",
    received: [],
    onConnection: () => "accept",
    onSender: () => "accept",
    onRecipient: () => "accept",
    onMail: () => "accept",
    close: () =>
      new Promise((resolve) => {
        smtp.close(resolve);
        for (const socket of sockets) socket.destroy();
      }),
  };
  smtp.on("error", () => undefined); // Lines that a test drops or leaves hanging.
  smtp.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => smtp.listen(port, "127.0.0.1", () => resolve()));
  server.url = `smtp://127.0.0.1:${getPort(smtp.server)}`;
  return server;
}

export function getPort(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("It does not listen.");
  return address.port;
}
