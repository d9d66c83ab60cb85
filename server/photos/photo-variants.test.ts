import { beforeEach, describe, expect, test, vi } from "vitest";
import { photos } from "./photo-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { createTestContext } from "../testing/app-context.ts";
import { startPhotoVariants } from "./photo-variants.ts";
import { waitUntil } from "../testing/wait-until.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  const names = Array.from({ length: 12 }, (_, n) => `${n}.jpg`);
  const add = () =>
    database()
      .orm.insert(photos)
      .values(names.map((name) => ({ name })));
  const made = async () =>
    (await database().orm.select().from(photos))
      .filter(({ variantsAt }) => variantsAt !== null)
      .map(({ name }) => name);

  async function start(processes: number, makeVariants: (name: string) => Promise<void>) {
    const app = await createTestContext(database());
    const sized = { ...app, photos: { ...app.photos, makeVariants } };
    return Array.from({ length: processes }, () => startPhotoVariants(sized));
  }

  test("two processes make each photo's sizes once", async () => {
    await add();
    const make = vi.fn(async (_name: string) => {});
    const jobs = await start(2, make);
    await waitUntil(async () => expect(await made()).toHaveLength(names.length));
    await Promise.all(jobs.map((job) => job.stop()));
    expect(make.mock.calls.flat().toSorted()).toEqual(names.toSorted());
  });

  test("a photo that can't be processed doesn't hold up the others", async () => {
    await add();
    const make = vi.fn(async (name: string) => {
      if (name === "3.jpg") throw new Error("damaged");
    });
    const jobs = await start(2, make);
    await waitUntil(async () => expect(await made()).toHaveLength(names.length - 1));
    await Promise.all(jobs.map((job) => job.stop()));
    expect(make).toHaveBeenCalledTimes(names.length);
    expect(await made()).not.toContain("3.jpg");
  });

  test("what somebody has just uploaded goes before an import's hundreds", async () => {
    await add();
    const keptAt = new Date(Date.now() + 60_000);
    await database().orm.insert(photos).values({ name: "uploaded.jpg", keptAt });
    const make = vi.fn(async (_name: string) => {});
    const jobs = await start(1, make);
    await waitUntil(async () => expect(await made()).toHaveLength(names.length + 1));
    await Promise.all(jobs.map((job) => job.stop()));
    expect(make.mock.calls[0]).toEqual(["uploaded.jpg"]);
  });
});
