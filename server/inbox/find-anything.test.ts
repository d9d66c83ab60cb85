import { describe, expect, test } from "vitest";
import { readInboxCriteria } from "../../domain/conversations/inbox-view.ts";
import { testEngines } from "../testing/database.ts";
import { imogen, useInbox } from "../testing/inbox.ts";
import { findAnything } from "./find-anything.ts";
import { showInbox } from "./show-inbox.ts";

const strangeTexts = ["\0", "a\0", "'", "\\", "':* | !", "(", "é".repeat(300), "\u{1f3e0}"];

describe.each(testEngines)("what nobody would type, on the %s engine", (engine) => {
  const inbox = useInbox(engine);
  const signedIn = {
    ...imogen,
    email: "",
    role: "negotiator",
    sessionId: "",
    isFresh: true,
  } as const;

  test.each(strangeTexts)("%j finds nobody and no home", async (text) => {
    await inbox.ask();
    const found = await findAnything(inbox.database().orm, text);
    expect(found.filter(({ kind }) => kind !== "do")).toEqual([]);
  });

  test.each(
    ["q", "owner", "area", "kind", "view", "after"].flatMap((name) =>
      [...strangeTexts, "closed_2026-02-31T00:00:00.000Z_00000000-0000-4000-8000-000000000000"].map(
        (text) => ({ [name]: text }),
      ),
    ),
  )("%j is no error of the inbox", async (query) => {
    await inbox.ask();
    const criteria = readInboxCriteria(new URLSearchParams(query));
    const { rows } = await showInbox(await inbox.appContext(), signedIn, criteria);
    expect(rows.length).toBeLessThanOrEqual(1);
  });
});
