import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { useMailbox } from "../testing/mail-in-job.ts";
import { getMailInStatus } from "./mailbox/mail-in-status.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const { app, imap, log, start, write, untilTaken, untilStatus } = useMailbox(engine);

  describe("a server that fails", () => {
    const warnings = () => log().list(40);
    const untilFailing = () => untilStatus({ state: "failing" });

    test("is tried again until it is back, with one line for each new reason", async () => {
      imap().deliver(write("One."));
      start();
      await untilTaken(["One."]);
      imap().refuses = () => "drop";
      imap().drop();
      await untilFailing();
      imap().deliver(write("Meanwhile."));
      imap().refuses = () => null;
      await untilTaken(["One.", "Meanwhile."]);
      await untilStatus({ state: "reading" });
      expect(new Set(warnings()).size).toBe(warnings().length);
      expect(warnings()[0]).toMatch(/^Mailbox can't be read, trying again: ./);
      expect(log().list(30)).toContain("Mailbox is readable again");
      expect(log().list(50)).toEqual([]);
      expect(await getMailInStatus(app())).toMatchObject({
        state: "reading",
        problem: null,
        failingSince: null,
      });
    });

    test("by a wrong password says so to the office, without the user's name", async () => {
      imap().password = "another";
      start();
      await untilFailing();
      expect(await getMailInStatus(app())).toMatchObject({
        failingSince: app().now(),
        problem: "the server rejected the user name or password",
      });
      expect(log().read()).not.toMatch(/lettings@|secret/);
    });

    test("that is not there does not keep the process from stopping", async () => {
      await imap().close();
      const job = start();
      await untilFailing();
      await job.stop();
    });
  });
});
