import { randomUUID } from "node:crypto";
import type { OfficeChange } from "./office-changes.ts";

/** Who reads a stream. */
export interface StreamReader {
  staffId: string;
  sessionId: string;
}

/**
 * Server-sent events for the open pages of the office. Everybody gets every change: it holds ids
 * only, and a page asks again for what it may see.
 */
export interface OfficeStream {
  /**
   * A stream of changes, from after `lastEventId` on. It begins with `reload` where that is too long
   * ago or of another process.
   * @returns null while the site stops
   */
  open: (reader: StreamReader, lastEventId: string | null) => ReadableStream<Uint8Array> | null;
  publish: (change: OfficeChange) => void;
  /** Id of the last change: a page that is made now knows of all up to it. */
  getPosition: () => string;
  /** Changes may have been missed: every page asks for everything again. */
  reload: () => void;
  listReaders: () => StreamReader[];
  /** Ends the streams of sessions that are over. */
  end: (isOver: (reader: StreamReader) => boolean) => void;
  close: () => void;
}

/** Shorter than proxies and the site itself wait on a silent connection. */
const heartbeatMs = 15_000;
/** Changes that a page which was away can catch up with. */
const keptChanges = 500;
/** Bytes that wait for a page. A slower one is cut off, and catches up when it connects again. */
const mostWaiting = 64 * 1024;

const encoder = new TextEncoder();

export function openOfficeStream(): OfficeStream {
  const readers = new Map<ReadableStreamDefaultController<Uint8Array>, StreamReader>();
  /** Of this process: another one counts its own events. */
  const origin = randomUUID().slice(0, 8);
  let kept: { number: number; text: string }[] = [];
  let last = 0;
  let isClosed = false;
  let heartbeat: NodeJS.Timeout | undefined;

  const frame = (event: string, data: string) =>
    `id: ${origin}-${last}\nevent: ${event}\ndata: ${data}\n\n`;

  function send(text: string): void {
    const bytes = encoder.encode(text);
    for (const controller of [...readers.keys()]) {
      if ((controller.desiredSize ?? 0) <= 0) cut(controller);
      else controller.enqueue(bytes);
    }
  }

  function cut(controller: ReadableStreamDefaultController<Uint8Array>): void {
    forget(controller);
    controller.close();
  }

  function forget(controller: ReadableStreamDefaultController<Uint8Array>): void {
    readers.delete(controller);
    if (readers.size === 0) clearInterval(heartbeat);
  }

  function remember(event: string, data: string): void {
    last += 1;
    const text = frame(event, data);
    kept.push({ number: last, text });
    if (kept.length > keptChanges) kept.shift();
    send(text);
  }

  function listMissed(lastEventId: string): string {
    const [from, number] = lastEventId.split("-");
    const seen = Number(number);
    const oldest = last - kept.length;
    const isKnown = from === origin && Number.isInteger(seen) && seen >= oldest && seen <= last;
    if (!isKnown) return frame("reload", "{}");
    return kept
      .filter((one) => one.number > seen)
      .map((one) => one.text)
      .join("");
  }

  return {
    open(reader, lastEventId) {
      if (isClosed) return null;
      let own: ReadableStreamDefaultController<Uint8Array>;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own = controller;
            if (readers.size === 0) {
              heartbeat = setInterval(() => send(": still here\n\n"), heartbeatMs).unref();
            }
            readers.set(controller, reader);
            const missed = lastEventId === null ? "" : listMissed(lastEventId);
            // The id tells a page that connects for the first time where it is.
            const hello = `retry: 2000\nid: ${origin}-${last}\nevent: hello\ndata: {}\n\n`;
            controller.enqueue(encoder.encode(missed + hello));
          },
          cancel: () => forget(own),
        },
        { highWaterMark: mostWaiting, size: (chunk) => chunk.byteLength },
      );
    },
    getPosition: () => `${origin}-${last}`,
    publish: (change) => remember("change", JSON.stringify(change)),
    reload() {
      kept = [];
      remember("reload", "{}");
    },
    listReaders: () => [...readers.values()],
    end(isOver) {
      for (const [controller, reader] of [...readers]) if (isOver(reader)) cut(controller);
    },
    close() {
      isClosed = true;
      for (const controller of [...readers.keys()]) cut(controller);
    },
  };
}
