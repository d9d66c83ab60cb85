import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { retryImport } from "./retry-import.ts";

/** A module that a browser keeps as failed at its address, though it is there again. */
function createPart() {
  const file = join(mkdtempSync(join(tmpdir(), "lintel-part-")), "part-1a2b.js");
  const { href } = pathToFileURL(file);
  let asked = 0;
  return {
    arrive: () => writeFileSync(file, "export const name = 'the part'; export const self = {};"),
    load: async (): Promise<{ name: string; self: object }> => {
      asked++;
      throw new TypeError(`Failed to fetch dynamically imported module: ${href}`);
    },
    countAsked: () => asked,
  };
}

test("a part that is kept as failed comes from another address at the next try, once", async () => {
  const part = createPart();
  const load = retryImport(part.load);
  await expect(load()).rejects.toThrow("part-1a2b.js");
  part.arrive();
  const first = await load();
  expect(first.name).toBe("the part");
  expect((await load()).self).toBe(first.self);
  expect(part.countAsked()).toBe(2);
});

test("a part that does not arrive at the second try comes at the third", async () => {
  const part = createPart();
  const load = retryImport(part.load);
  await expect(load()).rejects.toThrow("part-1a2b.js");
  await expect(load()).rejects.toThrow("part-1a2b.js");
  part.arrive();
  expect((await load()).name).toBe("the part");
});

test("a browser that asks again by itself is let", async () => {
  let tries = 0;
  const load = retryImport(async () => {
    if (++tries === 1) throw new TypeError("Importing a module script failed.");
    return { name: "the part" };
  });
  await expect(load()).rejects.toThrow("Importing");
  expect(await load()).toEqual({ name: "the part" });
});

test("a part whose style sheet has failed first comes at the second try", async () => {
  const part = createPart();
  let tries = 0;
  const load = retryImport(async () => {
    if (++tries === 1) throw new Error("Unable to preload CSS for /assets/part-3c4d.css");
    return part.load();
  });
  await expect(load()).rejects.toThrow("preload CSS");
  part.arrive();
  expect((await load()).name).toBe("the part");
});

test("it is asked for once by two who want it at once", async () => {
  let asked = 0;
  const load = retryImport(async () => ({ asked: ++asked }));
  expect(await Promise.all([load(), load()])).toEqual([{ asked: 1 }, { asked: 1 }]);
  expect(await load()).toEqual({ asked: 1 });
});
