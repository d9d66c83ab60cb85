import { afterEach, describe, expect, test, vi } from "vitest";
import { listings } from "../listings/listing-tables.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { changeAccount } from "../testing/sent-forms.ts";
import { endSession } from "../staff/sessions.ts";
import { staffSessions } from "../staff/staff-tables.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { useOffice } from "../testing/office.ts";
import { endOldStreams, startOfficeStream } from "./inbox-jobs.ts";

describe.each(testEngines)("the stream of a session on the %s engine", (engine) => {
  const office = useOffice(engine);
  let stop = async () => {};
  afterEach(() => stop());

  /** Two sessions of one person with an open page each. */
  async function openTwo() {
    const app = await office.app();
    ({ stop } = await startOfficeStream(app));
    const { id } = await office.hire("negotiator");
    const open = async (): Promise<SignedIn> => {
      const signedIn = (await office.signedIn(await office.signIn(id)))!;
      app.officeStream.open(signedIn, null);
      return signedIn;
    };
    const [here, there] = [await open(), await open()];
    const listOpen = () => app.officeStream.listReaders().map(({ sessionId }) => sessionId);
    // Sooner than the job that looks every minute.
    const waitForOnly = ({ sessionId }: SignedIn) =>
      vi.waitFor(() => expect(listOpen()).toEqual([sessionId]), { timeout: 30_000, interval: 20 });
    return { app, here, there, listOpen, waitForOnly };
  }

  test("ends at once when it is ended from another one", async () => {
    const { app, here, there, listOpen, waitForOnly } = await openTwo();
    expect(listOpen()).toEqual([here.sessionId, there.sessionId]);
    await changeAccount(app, here, { change: "end-session", id: there.sessionId });
    await waitForOnly(here);
  });

  test("ends at once when all others are ended", async () => {
    const { app, here, waitForOnly } = await openTwo();
    await changeAccount(app, here, { change: "end-other-sessions" });
    await waitForOnly(here);
  });

  test("goes on when it is opened while the sessions of others are looked up", async () => {
    const { app, here, there, listOpen } = await openTwo();
    const later = (await office.signedIn(await office.signIn(here.staffId)))!;
    const looking = endOldStreams(app);
    app.officeStream.open(later, null);
    await looking;
    expect(listOpen()).toEqual([here.sessionId, there.sessionId, later.sessionId]);
  });

  test("ends at once when its owner signs out", async () => {
    const { app, here, there, waitForOnly } = await openTwo();
    await endSession(app, here, here.sessionId);
    await waitForOnly(there);
  });

  test("of the demo’s people ends once the site has homes of its own", async () => {
    const app = await office.app();
    const demo = { ...app, config: { ...app.config, publicUrl: null } };
    const { orm } = office.database();
    const { id: staffId } = await office.hire("owner", { isDemo: true });
    await office.signIn(staffId);
    const [session] = await orm.select({ sessionId: staffSessions.id }).from(staffSessions);
    demo.officeStream.open({ staffId, ...session! }, null);
    await endOldStreams(demo);
    expect(demo.officeStream.listReaders()).toHaveLength(1);
    await orm.insert(listings).values(createListing({ branchId: "100001" }));
    await endOldStreams(demo);
    expect(demo.officeStream.listReaders()).toEqual([]);
  });
});
