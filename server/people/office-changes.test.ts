import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { notifyOffice, officeChannel } from "../agency/office-changes.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { undoMerge } from "../contacts/merge-contacts.ts";
import { mergeContacts } from "../testing/merge-contacts.ts";
import { watchChannel } from "../platform/database/watch-channel.ts";
import { claimMail, markFailed, markForRetry, markSent } from "../platform/mail/outbox.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import {
  confirmErasure,
  findOpenErasure,
  requestErasure,
  withdrawErasure,
} from "../privacy/request-erasure.ts";
import { staff } from "../staff/staff-tables.ts";
import { testEngines } from "../testing/database.ts";
import { ada, bea, usePeople } from "../testing/people.ts";
import { waitUntil } from "../testing/wait-until.ts";
import { changeMail } from "../testing/sent-forms.ts";
import { changePerson } from "../testing/sent-forms.ts";
import { findLinkOwner } from "../site/link-owners.ts";
import { seededMoment } from "../testing/seeded-moment.ts";

const actor = { staffId: "aaaaaaaa-0000-4000-8000-000000000001" };
const colleague = { staffId: "aaaaaaaa-0000-4000-8000-000000000002" };

describe.each(testEngines)("other screens hear, on the %s engine", (engine) => {
  const people = usePeople(engine);
  let subjects: string[] = [];
  let watch: { stop: () => Promise<void> } | undefined;

  beforeEach(async () => {
    const at = seededMoment;
    await people
      .database()
      .orm.insert(staff)
      .values(
        [actor, colleague].map(({ staffId }, n) => ({
          id: staffId,
          name: `Person ${n}`,
          email: `staff${n}@example.com`,
          emailKey: `staff${n}@example.com`,
          role: "owner" as const,
          invitedAt: at,
          joinedAt: at,
        })),
      );
    await people.askValuation(ada);
    await people.askValuation(bea);
    await new Promise<void>((resolve, reject) => {
      watchChannel(
        people.database(),
        { warn: () => {} },
        {
          channel: officeChannel,
          onListening: resolve,
          notified: (payload) => subjects.push(JSON.parse(payload).subject),
          onLost: () => {},
          whileLost: "",
        },
      ).then((started) => (watch = started), reject);
    });
    subjects = [];
  });
  afterEach(() => watch?.stop());

  /** Does something, and waits for what other screens hear of it. */
  async function expectHeard(subject: string, work: () => Promise<unknown>): Promise<void> {
    subjects = [];
    const outcome = await work();
    await waitUntil(() => expect(subjects, String(outcome)).toContain(subject));
  }

  /** Nothing else came before it. */
  async function expectHeardAfter(subject: string, work: () => Promise<unknown>): Promise<void> {
    await work();
    await waitUntil(() => expect(subjects).toContain(subject));
    expect(subjects).toEqual([subject]);
  }

  async function findContact({ email }: { email: string }): Promise<string> {
    const rows = await people
      .database()
      .orm.select()
      .from(contacts)
      .where(eq(contacts.emailKey, email.toLowerCase()));
    return rows[0]!.id;
  }

  test("that records were joined and separated, and what somebody said of marketing", async () => {
    const app = await people.appContext();
    const [contactId, intoId] = [await findContact(ada), await findContact(bea)];
    await expectHeard("person", () => mergeContacts(app, actor, { contactId, intoId }));
    await expectHeard("person", () => undoMerge(app, actor, contactId));
    const choice = {
      change: "choice",
      channel: "email",
      allowed: "no",
      source: "On the telephone",
      wording: "No",
    };
    await expectHeard("person", () =>
      changePerson(app, actor, contactId, { fields: choice, siteUrl: "" }),
    );
  });

  test("that an erasure was asked for, withdrawn and confirmed", async () => {
    const app = await people.appContext();
    const { orm } = app.database;
    const contactId = await findContact(ada);
    const asked = { contactId, reason: "asked" } as const;
    await expectHeard("person", () => requestErasure(app, actor, asked));
    const first = await findOpenErasure(orm, contactId);
    await expectHeard("person", () =>
      withdrawErasure(app, colleague, { requestId: first!.id, contactId }),
    );
    await requestErasure(app, actor, asked);
    const second = await findOpenErasure(orm, contactId);
    const confirm = () => confirmErasure(app, colleague, { requestId: second!.id, contactId });
    await expectHeard("conversation", confirm);
    expect(subjects).toContain("person");
    expect(subjects).toContain("outbox");
  });

  test("that a mail was queued, stopped, tried again, corrected, sent or failed", async () => {
    const app = await people.appContext();
    const { orm } = app.database;
    await orm.delete(outbox);
    await expectHeard("outbox", () => people.mail({ recipient: ada.email }));
    const [mail] = await orm.select().from(outbox);
    const change = (fields: Record<string, string>) =>
      changeMail(app, actor, mail!.id, { findOwner: findLinkOwner, fields });
    await expectHeard("outbox", () => change({ change: "stop" }));
    await expectHeard("outbox", () => change({ change: "retry" }));
    const claim = async () => (await claimMail(orm))!;
    const again = { reason: "busy", seconds: 0 };
    await expectHeard("outbox", async () => markForRetry(orm, await claim(), again));
    await expectHeard("outbox", async () => markFailed(orm, await claim(), "no such mailbox"));
    await expectHeard("outbox", () => change({ change: "readdress", recipient: bea.email }));
    await expectHeard("outbox", async () => markSent(orm, await claim()));
    await people.mail({ kind: "conversation-reply", nextAttemptAt: new Date(0) });
    await expectHeard("conversation", async () => markSent(orm, await claim()));
    // Whoever only takes a mail in hand changes nothing that is shown.
    await expectHeard("outbox", () => people.mail({ recipient: ada.email }));
    subjects = [];
    await claim();
    await expectHeardAfter("person", () => notifyOffice(orm, { subject: "person", id: null }));
  });
});
