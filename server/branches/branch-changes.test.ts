import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { officeChannel } from "../agency/office-changes.ts";
import { watchChannel } from "../platform/database/watch-channel.ts";
import { addBranch, islington } from "../testing/branches.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { waitUntil } from "../testing/wait-until.ts";

describe.each(testEngines)("an open page of branches, on the %s engine", (engine) => {
  const office = useOffice(engine);
  let heard: string[] = [];
  let watch: { stop: () => Promise<void> } | undefined;

  beforeEach(async () => {
    heard = [];
    const listening = Promise.withResolvers<void>();
    watch = await watchChannel(
      office.database(),
      { warn: () => {} },
      {
        channel: officeChannel,
        onListening: listening.resolve,
        notified: (payload) => {
          const { subject, id } = JSON.parse(payload);
          if (subject === "branch") heard.push(id);
        },
        onLost: () => {},
        whileLost: "",
      },
    );
    await listening.promise;
  });
  afterEach(() => watch?.stop());

  test("hears of a new branch, and again once that has its areas", async () => {
    const id = await addBranch(await office.app(), islington);
    await waitUntil(() => expect(heard).toEqual([id, id]));
  });
});
