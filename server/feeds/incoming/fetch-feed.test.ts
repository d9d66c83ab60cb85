import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { buildBlm, createManyRecords } from "../../testing/feed.ts";
import { useFeeds } from "../../testing/feeds.ts";
import { startProgram } from "../../testing/program.ts";
import { feedChannels } from "../feed-tables.ts";
import { fetchFeed } from "./fetch-feed.ts";

describe.each(testEngines)("A feed that is fetched, on the %s engine,", (engine) => {
  const feeds = useFeeds(engine);
  const orm = () => feeds.database().orm;

  test("is asked for at its times, with what is known of it, and taken when it is new", async () => {
    let status = 200;
    const program = await startProgram(() => ({ status, body: buildBlm(createManyRecords(2)) }));
    const settings = { feedUrl: program.url, feedPrivateAddresses: true };
    await fetchFeed(await feeds.app(settings));
    await fetchFeed(await feeds.app(settings));
    expect(program.asked).toHaveLength(1);
    expect(await feeds.files()).toMatchObject([{ source: "address", state: "taken" }]);
    status = 304;
    feeds.wait(61);
    await fetchFeed(await feeds.app(settings));
    expect(program.asked[1]).toMatchObject({ etag: '"v1"' });
    status = 200;
    feeds.wait(61);
    await fetchFeed(await feeds.app(settings));
    // The same file again is no news.
    expect(await feeds.files()).toHaveLength(1);
  });

  test("that fails says why and when it is tried again", async () => {
    const program = await startProgram(() => ({ status: 500 }));
    await fetchFeed(await feeds.app({ feedUrl: program.url, feedPrivateAddresses: true }));
    expect(
      await orm().select().from(feedChannels).where(eq(feedChannels.name, "address")),
    ).toMatchObject([
      {
        problem: "The server responded with status 500.",
        failures: 1,
        dueAt: new Date("2026-11-20T09:49:00Z"),
      },
    ]);
    expect(await feeds.files()).toEqual([]);
  });

  test("that is refused is tried again each time, as one file", async () => {
    const program = await startProgram(() => ({ body: "no feed" }));
    for (let n = 0; n < 2; n++) {
      await fetchFeed(await feeds.app({ feedUrl: program.url, feedPrivateAddresses: true }));
      feeds.wait(61);
    }
    expect(program.asked).toHaveLength(2);
    expect(await feeds.files()).toMatchObject([{ state: "refused" }]);
  });

  test("that is empty is held", async () => {
    const program = await startProgram(() => ({ body: buildBlm([]) }));
    await fetchFeed(await feeds.app({ feedUrl: program.url, feedPrivateAddresses: true }));
    expect(await feeds.files()).toMatchObject([{ state: "held" }]);
  });
});
