import { describe, expect, test } from "vitest";
import { sendRaw, useServer } from "../../testing/attacks/raw.ts";

const answer = async (request: Request) => {
  await request.text();
  return new Response("done");
};
const short = { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 20 };

/** Either a 408 or a plain disconnect. */
const cutOff = /^(?:HTTP\/1\.1 408 |$)/;

describe("slowloris", () => {
  const { open, send } = useServer(async () => ({ fetch: answer }), short);

  test("a header that arrives byte by byte is cut off", async () => {
    const socket = await open();
    socket.write("GET / HTTP/1.1\r\n");
    const drip = setInterval(() => socket.write("X-Drop: 1\r\n"), 20);
    expect(await sendRaw(socket)).toMatch(cutOff);
    clearInterval(drip);
  });

  test("so is an endless body", async () => {
    const socket = await open();
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
    const drip = setInterval(() => socket.write("1\r\na\r\n"), 20);
    expect(await sendRaw(socket)).toMatch(cutOff);
    clearInterval(drip);
  });

  test("so is a body shorter than its declared length", async () => {
    const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n";
    expect(await send(head, "too short")).toMatch(cutOff);
  });
});

describe("silence", () => {
  const { open } = useServer(async () => ({ fetch: answer }), { silence: 100 });

  test("a silent connection is closed", async () => {
    expect(await sendRaw(await open())).toBe("");
  });
});

describe("a flood of connections", () => {
  const { open } = useServer(async () => ({ fetch: answer }), { connections: 2 });

  test("one more than the limit is closed at once, the others go on", async () => {
    const kept = [await open(), await open()];
    expect(await sendRaw(await open())).toBe("");
    kept[0]!.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(await sendRaw(kept[0]!)).toMatch(/^HTTP\/1\.1 200 /);
    kept[1]!.destroy();
  });
});
