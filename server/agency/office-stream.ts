import { createChangeLog } from "./change-log.ts";
import type { OfficeChange } from "./office-changes.ts";

/** Who reads a stream. */
export interface StreamReader {
  staffId: string;
  sessionId: string;
}

/**
 * Server-sent events for the open pages of the office. Everybody gets every change, and of it what it
 * is about alone: which record it is is not everybody's to know, and a page asks again for what it may
 * see.
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
/** Bytes that wait for a page. A slower one is cut off, and catches up when it connects again. */
const mostWaiting = 64 * 1024;

const encoder = new TextEncoder();

type Controller = ReadableStreamDefaultController<Uint8Array>;

export function openOfficeStream(): OfficeStream {
  const readers = new Map<Controller, StreamReader>();
  const log = createChangeLog();
  let isClosed = false;
  let heartbeat: NodeJS.Timeout | undefined;

  function send(text: string): void {
    const bytes = encoder.encode(text);
    for (const controller of readers.keys()) {
      if ((controller.desiredSize ?? 0) <= 0) cut(controller);
      else controller.enqueue(bytes);
    }
  }

  function cut(controller: Controller): void {
    forget(controller);
    controller.close();
  }

  function forget(controller: Controller): void {
    readers.delete(controller);
    if (readers.size === 0) clearInterval(heartbeat);
  }

  function add(controller: Controller, reader: StreamReader, lastEventId: string | null): void {
    if (readers.size === 0) {
      heartbeat = setInterval(() => send(": still here\n\n"), heartbeatMs).unref();
    }
    readers.set(controller, reader);
    const missed = lastEventId === null ? "" : log.listAfter(lastEventId);
    // The id tells a page that connects for the first time where it is.
    const hello = `retry: 2000\nid: ${log.getPosition()}\nevent: hello\ndata: {}\n\n`;
    controller.enqueue(encoder.encode(missed + hello));
  }

  return {
    open(reader, lastEventId) {
      if (isClosed) return null;
      let own: Controller;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own = controller;
            add(controller, reader, lastEventId);
          },
          cancel: () => forget(own),
        },
        { highWaterMark: mostWaiting, size: (chunk) => chunk.byteLength },
      );
    },
    getPosition: log.getPosition,
    publish: ({ subject }) => send(log.add("change", JSON.stringify({ subject }))),
    reload() {
      log.forget();
      send(log.add("reload", "{}"));
    },
    listReaders: () => [...readers.values()],
    end(isOver) {
      for (const [controller, reader] of readers) if (isOver(reader)) cut(controller);
    },
    close() {
      isClosed = true;
      for (const controller of readers.keys()) cut(controller);
    },
  };
}
