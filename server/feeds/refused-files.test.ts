import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { buildBlm, createManyRecords } from "../testing/feed.ts";
import { useFeeds } from "../testing/feeds.ts";
import { findFeedAlerts } from "./feed-alerts.ts";
import { decideFile } from "./incoming/decide-file.ts";
import { watchFolder } from "./incoming/watch-folder.ts";
import { showFeeds } from "./show-feeds.ts";

describe.each(testEngines)("A file of a feed, on the %s engine,", (engine) => {
  const feeds = useFeeds(engine);

  /** As Today and the page of the feeds tell them. */
  async function listRefused(): Promise<{ today: string[]; page: string[] }> {
    const app = await feeds.app();
    const needs = await findFeedAlerts(app);
    return {
      today: needs.map(({ title }) => title),
      page: (await showFeeds(app, "")).refused.map(({ name }) => `${name} was rejected`),
    };
  }

  test("that is refused stands under Today and on the page until a later one from there is taken", async () => {
    const dir = feeds.makeFolder("in");
    const app = await feeds.app({ feedDir: dir });
    await feeds.take(createManyRecords(2));
    feeds.wait(60);
    const whole = buildBlm(createManyRecords(2));
    feeds.write("in/cut.blm", whole.slice(0, whole.length / 2));
    await watchFolder(app);
    expect((await feeds.files()).at(-1)).toMatchObject({ state: "refused" });
    const both = ["cut.blm was rejected"];
    expect(await listRefused()).toEqual({ today: both, page: both });
    expect((await findFeedAlerts(app))[0]).toMatchObject({
      fileId: (await feeds.files()).at(-1)!.id,
      why: expect.stringMatching(/./),
    });
    const [folder] = (await showFeeds(app, "")).sources;
    expect(folder?.problem).toMatch(/^cut\.blm was rejected: /);
    feeds.wait(60);
    await feeds.take(createManyRecords(2), "address");
    expect(await listRefused()).toEqual({ today: both, page: both });
    feeds.wait(60);
    await feeds.take(createManyRecords(2));
    expect(await listRefused()).toEqual({ today: [], page: [] });
    expect((await showFeeds(app, "")).sources).toMatchObject([{ problem: null }]);
  });

  test("that is refused is told of its own branch, once, whatever comes of another", async () => {
    const dir = feeds.makeFolder("in");
    const app = await feeds.app({ feedDir: dir });
    const drop = async (name: string, content: string) => {
      feeds.wait(60);
      feeds.write(`in/${name}`, content);
      await watchFolder(app);
    };
    await drop("111111_2026112001.blm", "#HEADER#");
    await drop("111111_2026112101.blm", "#HEADER#");
    await drop("222222_2026112101.blm", buildBlm([{ AGENT_REF: "B_1", BRANCH_ID: "222222" }]));
    expect((await listRefused()).today).toEqual(["111111_2026112101.blm was rejected"]);
    await drop("full.blm", buildBlm([{ AGENT_REF: "A_1", BRANCH_ID: "111111" }]));
    expect((await listRefused()).today).toEqual([]);
  });

  test("that is refused and will not come again can be dropped", async () => {
    const { id: staffId } = await feeds.hire("negotiator");
    feeds.write("in.blm", "#HEADER#");
    const app = await feeds.app({ feedDir: feeds.folder() });
    await watchFolder(app);
    const [file] = await feeds.files();
    const by = { staffId, role: "negotiator" } as const;
    expect(await decideFile(app, by, file!.id, "drop")).toMatchObject({ ok: true });
    expect(await listRefused()).toEqual({ today: [], page: [] });
  });

  test.each([
    ["no byte", ""],
    ["blank lines", "\r\n\r\n"],
  ])("that has %s is held as an empty one, under Today", async (_, content) => {
    feeds.write("empty.blm", content);
    const app = await feeds.app({ feedDir: feeds.folder() });
    await watchFolder(app);
    expect(await feeds.files()).toMatchObject([
      { state: "held", problem: "The file is empty.", figures: { records: 0 }, report: null },
    ]);
    expect(await findFeedAlerts(app)).toMatchObject([{ title: "empty.blm is on hold" }]);
    expect((await showFeeds(app, "")).held).toMatchObject([{ mayBeTaken: false }]);
  });
});
