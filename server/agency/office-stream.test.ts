import { afterEach, describe, expect, test, vi } from "vitest";
import { openOfficeStream } from "./office-stream.ts";

const reader = { staffId: "s", sessionId: "1" };

/** Reads what is there without waiting for more. */
function follow(stream: ReadableStream<Uint8Array> | null) {
  if (stream === null) throw new Error("No stream was opened.");
  const source = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let isOver = false;
  void (async () => {
    for (;;) {
      const { done, value } = await source.read();
      if (done) break;
      text += decoder.decode(value);
    }
    isOver = true;
  })();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    source,
    events: async () => {
      await settle();
      return [...text.matchAll(/event: (\w+)\ndata: (.*)/g)].map(
        ([, event, data]) => `${event} ${data}`,
      );
    },
    lastId: async () => {
      await settle();
      return [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? null;
    },
    text: async () => {
      await settle();
      return text;
    },
    isOver: async () => {
      await settle();
      return isOver;
    },
  };
}

const change = (id: string) => ({ subject: "conversation", id }) as const;
const told = 'change {"subject":"conversation"}';

afterEach(() => vi.useRealTimers());

describe("the office's stream of changes", () => {
  test("passes on every change to every page, and says of none which record it was", async () => {
    const stream = openOfficeStream();
    const pages = [follow(stream.open(reader, null)), follow(stream.open(reader, null))];
    stream.publish(change("a"));
    stream.publish(change("b"));
    stream.publish({ subject: "offer", id: "c" });
    const offer = 'change {"subject":"offer"}';
    for (const page of pages) expect(await page.events()).toEqual(["hello {}", told, told, offer]);
  });

  test("a page that was away gets what it missed, in order and once", async () => {
    const stream = openOfficeStream();
    const page = follow(stream.open(reader, null));
    stream.publish(change("a"));
    const id = await page.lastId();
    await page.source.cancel();
    stream.publish(change("b"));
    stream.publish({ subject: "offer", id: "c" });
    const again = follow(stream.open(reader, id));
    stream.publish(change("d"));
    const offer = 'change {"subject":"offer"}';
    expect(await again.events()).toEqual([told, offer, "hello {}", told]);
  });

  test("one that missed nothing is told nothing", async () => {
    const stream = openOfficeStream();
    stream.publish(change("a"));
    const id = await follow(stream.open(reader, null)).lastId();
    expect(await follow(stream.open(reader, id)).events()).toEqual(["hello {}"]);
  });

  test.each(["other-1", "nonsense", "-", ""])(
    "id %j of another process asks for everything",
    async (id) => {
      const stream = openOfficeStream();
      expect(await follow(stream.open(reader, id)).events()).toEqual(["reload {}", "hello {}"]);
    },
  );

  test("one that was away for too long asks for everything", async () => {
    const stream = openOfficeStream();
    const id = await follow(stream.open(reader, null)).lastId();
    for (let n = 0; n < 501; n++) stream.publish(change(String(n)));
    expect(await follow(stream.open(reader, id)).events()).toEqual(["reload {}", "hello {}"]);
  });

  test("a lost database connection makes every page ask for everything", async () => {
    const stream = openOfficeStream();
    const page = follow(stream.open(reader, null));
    const id = await page.lastId();
    stream.reload();
    expect(await page.events()).toEqual(["hello {}", "reload {}"]);
    expect(await follow(stream.open(reader, id)).events()).toEqual(["reload {}", "hello {}"]);
  });

  test("a page that does not read is cut off", () => {
    const stream = openOfficeStream();
    stream.open(reader, null);
    for (let n = 0; n < 2000; n++) stream.publish(change(String(n)));
    expect(stream.listReaders()).toEqual([]);
  });

  test("a heartbeat passes while nothing changes, and none once nobody reads", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stream = openOfficeStream();
    const page = follow(stream.open(reader, null));
    vi.advanceTimersByTime(30_000);
    expect((await page.text()).match(/: still here/g)).toHaveLength(2);
    await page.source.cancel();
    expect(stream.listReaders()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("streams of a session that is over end, and all at the site's end", async () => {
    const stream = openOfficeStream();
    const own = follow(stream.open(reader, null));
    const other = follow(stream.open({ staffId: "t", sessionId: "2" }, null));
    stream.end(({ sessionId }) => sessionId === "1");
    expect([await own.isOver(), await other.isOver()]).toEqual([true, false]);
    stream.close();
    expect(await other.isOver()).toBe(true);
    expect(stream.open(reader, null)).toBeNull();
  });
});
