import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { partBytes } from "../../../../domain/photos/photo-upload.ts";
import { type LeftPage, sendFile } from "./send-file.ts";

const size = 2.5 * partBytes;

/** A server that keeps what it receives, and whose connection breaks as told. */
function serve() {
  const server = {
    received: 0,
    /** Requests that never get there, from the first on. */
    lost: 0,
    calls: [] as string[],
    answer: null as Response | null,
  };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    server.calls.push(`${init.method} ${address}`);
    if (server.lost > 0) {
      server.lost--;
      throw new TypeError("Failed to fetch");
    }
    if (server.answer) return server.answer;
    if (init.body instanceof Blob) server.received += init.body.size;
    const { received } = server;
    const open = { state: "open", upload: "u", received };
    return Response.json(received === size ? { state: "done", isNew: true } : open);
  });
  return server;
}

describe("A picture that a page sends", () => {
  const file = new File([new Uint8Array(size)], "hall.jpg", { lastModified: 1 });
  let server: ReturnType<typeof serve>;
  let ended: AbortController;
  let waited: number[];
  beforeEach(() => {
    server = serve();
    ended = new AbortController();
    waited = [];
  });
  afterEach(() => vi.unstubAllGlobals());
  const send = (onProgress: (received: number) => void = () => {}) =>
    sendFile(file, {
      home: "/office/listings/p1",
      signal: ended.signal,
      onProgress,
      wait: async (ms) => void waited.push(ms),
    });

  test("goes in parts, and says how much is there", async () => {
    const progress: number[] = [];
    expect(await send((received) => progress.push(received))).toEqual({
      state: "done",
      isNew: true,
    });
    expect(progress).toEqual([0, partBytes, 2 * partBytes]);
  });

  test("goes on by itself where the connection broke, and sends nothing twice", async () => {
    const answer = await send((received) => {
      if (received === partBytes && waited.length === 0) server.lost = 2;
    });
    expect(answer).toMatchObject({ state: "done" });
    expect(waited).toEqual([500, 2000]);
    expect(server.received).toBe(size);
  });

  test("is broken after some minutes without a connection", async () => {
    server.lost = 1000;
    expect(await send()).toEqual({ state: "broken", reason: "The connection was lost." });
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(120_000);
  });

  test("says so where somebody is signed out, and does not try again", async () => {
    server.answer = new Response("<html>", { status: 401 });
    expect(await send()).toMatchObject({
      state: "broken",
      reason: expect.stringContaining("signed out"),
    });
    expect(server.calls).toHaveLength(1);
  });

  test("is forgotten by the server when it is stopped, but not when the page is left", async () => {
    const stop = (reason?: string) => (received: number) => {
      if (received === partBytes) ended.abort(reason);
    };
    expect(await send(stop("left the page" satisfies LeftPage))).toEqual({ state: "stopped" });
    expect(server.calls.filter((call) => call.startsWith("DELETE"))).toEqual([]);
    ended = new AbortController();
    server.received = 0;
    expect(await send(stop())).toEqual({ state: "stopped" });
    expect(server.calls.at(-1)).toBe("DELETE /office/listings/p1/part?upload=u");
  });
});
