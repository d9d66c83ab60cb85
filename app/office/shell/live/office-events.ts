import { href } from "react-router";
import { type OfficeSubject, officeSubjects } from "../../../../domain/shared/office-subjects.ts";

export type Connection = "open" | "lost" | "signed-out";

interface Listeners {
  /** @param subject null if anything may have changed */
  onChange: (subject: OfficeSubject | null) => void;
  onConnection: (connection: Connection) => void;
}

interface Message {
  kind: "change" | Connection;
  /** Of the last event, from which a stream goes on. */
  lastId: string;
  /** Of a change. */
  subject?: OfficeSubject | null;
}

type Tell = (message: Message) => void;

const retryMs = 3000;

/**
 * Listens to the office's changes. All tabs of a browser share one stream, held by one of them and
 * passed on to the others: a browser opens only six connections to a site without HTTP/2.
 * @param position from which on the page does not know the changes
 * @returns stops listening
 */
export function listenToOffice(
  position: string,
  { onChange, onConnection }: Listeners,
): () => void {
  const stop = new AbortController();
  const tabs = new BroadcastChannel("office-events");
  let lastId = position;
  const hear: Tell = (message) => {
    lastId = message.lastId;
    if (message.kind === "change") onChange(message.subject ?? null);
    else onConnection(message.kind);
  };
  tabs.addEventListener("message", ({ data }: MessageEvent<Message>) => hear(data));
  const tell: Tell = (message) => {
    hear(message);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tabs.postMessage(message);
  };
  const { signal } = stop;
  void navigator.locks
    .request("office-events", { signal }, () => holdStream(lastId, tell, signal))
    // Stopped before it was this tab's turn.
    .catch(() => {});
  return () => {
    stop.abort();
    tabs.close();
  };
}

/** Resolves once this page listens no more. */
function holdStream(from: string, tell: Tell, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let lastId = from;
    let retry: number | undefined;
    let wasLost = false;

    function hear({ type, lastEventId, data }: MessageEvent<string>): void {
      lastId = lastEventId;
      if (wasLost) tell({ kind: "open", lastId });
      wasLost = false;
      if (type !== "hello") tell({ kind: "change", lastId, subject: readSubject(data) });
    }

    async function tellIfSignedOut(): Promise<void> {
      const isOut = await isSignedOut();
      if (isOut && wasLost && !signal.aborted) tell({ kind: "signed-out", lastId });
    }

    function connect(): void {
      source = new EventSource(`${href("/office/events")}?after=${encodeURIComponent(lastId)}`);
      for (const kind of ["change", "reload", "hello"]) source.addEventListener(kind, hear);
      source.addEventListener("error", () => {
        wasLost = true;
        tell({ kind: "lost", lastId });
        void tellIfSignedOut();
        // The browser connects again by itself, but not after a refusal.
        if (source.readyState === EventSource.CLOSED) retry = window.setTimeout(connect, retryMs);
      });
    }

    connect();
    signal.addEventListener("abort", () => {
      window.clearTimeout(retry);
      source.close();
      resolve();
    });
  });
}

/** Null for a reload, which names none. */
function readSubject(text: string): OfficeSubject | null {
  const { subject }: { subject?: string } = JSON.parse(text);
  return officeSubjects.find((name) => name === subject) ?? null;
}

/** Whether the site leads to the sign-in: the stream does not say why it was refused. */
async function isSignedOut(): Promise<boolean> {
  const answer = await fetch(href("/office/counts"), { redirect: "manual" }).catch(() => null);
  return answer?.type === "opaqueredirect";
}
