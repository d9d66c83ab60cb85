import { beforeEach, describe, expect, test } from "vitest";
import { officeRoutes } from "../routes.ts";
import { type Role, roles } from "../../domain/staff/roles.ts";
import { answerEnquiry, contactId, replyId } from "../../server/testing/mail-in.ts";
import { TestBrowser, useOffice } from "../../server/testing/office.ts";
import { visitOfficePage } from "../../server/testing/office-pages.ts";
import { contactMerges, contacts } from "../../server/contacts/contact-tables.ts";

const office = useOffice();
const browsers = new Map<Role | "signed out", TestBrowser>();
let conversationId = "";
let ownerId = "";

beforeEach(async () => {
  browsers.set("signed out", new TestBrowser());
  for (const role of roles) {
    const { id } = await office.hire(role);
    if (role === "owner") ownerId = id;
    browsers.set(role, await office.signIn(id));
  }
  conversationId = (await answerEnquiry(await office.app())).id;
});

/** Other roles differ in what they may, not in what there is. */
const visitors = ["signed out", "reader", "owner"] as const;
const nobody = "00000000-0000-4000-8000-000000000000";

/** What is no id of a record of the page's kind. */
function listOtherIds(pattern: string): string[] {
  const ids = { person: contactId, mail: replyId, conversation: conversationId, staff: ownerId };
  const own = {
    "office/contacts": "person",
    "office/emails": "mail",
    "office/inbox": "conversation",
    "office/team": "staff",
  }[pattern.split("/").slice(0, 2).join("/")];
  const others = Object.entries(ids).flatMap(([kind, id]) => (kind === own ? [] : [id]));
  const malformed = ["1", "\0", `${nobody}\0`, "' or 1=1 --", "x".repeat(9000)];
  return [nobody, ...others, ...malformed];
}

/** What the forms of a page send, with ids that are nobody's, malformed or of other records. */
const forms: Record<string, readonly string[]> = {
  "office/contacts/:id": ["choice", "unmerge", "correct"],
  "office/contacts/caller/:id": ["give-address"],
  "office/listings/:id/picture": ["cut"],
  "office/contacts/:id/merge": ["keep-this", "keep-other"],
  "office/contacts/:id/export": ["show"],
  "office/contacts/:id/erasure": ["ask", "withdraw", "confirm"],
  "office/emails/:id": ["retry", "stop", "readdress", "open"],
  "office/emails": ["retry-all", "stop", "hold", "release", "x"],
  "office/team/:id": ["edit", "email", "leave", "invite-again"],
  "office/unmatched-emails": ["put", "discard", "put-back"],
  "office/account": ["rename-passkey", "remove-passkey", "end-session"],
  "office/account/api-keys": ["revoke", "make"],
  "office/feeds": ["take", "drop", "retry", "keep-home", "compare", "send-anyway", "x"],
  "office/feeds/files/:id": ["take", "drop", "retry", "x"],
  "office/settings/templates": ["save", "delete"],
  "office/inbox/:id?": [
    ..."take assign snooze close reopen undo note call reply".split(" "),
    ..."reply-and-close merge unmerge".split(" "),
  ],
};

function listForms(pattern: string, id: string): Record<string, string>[] {
  const named = {
    id,
    other: id,
    contact: id,
    erasure: id,
    mail: id,
    token: id,
    owner: id,
    text: id,
  };
  const fields = {
    ...named,
    successor: id,
    name: id,
    into: id,
    body: "x",
    reason: "asked",
    confirmed: "on",
    email: "mallory@example.com",
    firstname: "Mallory",
    lastname: "Vane",
    phone: "07700 900999",
  };
  return (forms[pattern] ?? [""]).map((change) => ({
    ...fields,
    change,
    key: crypto.randomUUID(),
    [`pick-${id}`]: "on",
    scope: "picked",
  }));
}

/** Of whom the pages under test know. */
const personal = /\bAda\b|\bObi\b|900461|Is it free|Thursday at six/i;

const patterns = officeRoutes.map(({ path }) => path!);
const withRecords = patterns.filter((path) => path.includes(":"));

/** Which of them were walked, so that a failure says where. */
function nameVisit(...parts: (string | undefined)[]): string {
  return parts.map((part) => part?.slice(0, 40)).join(" ");
}

describe("a record that is not there, or not of this kind", () => {
  test("is shown to nobody, by no page", async () => {
    const app = await office.app();
    expect(withRecords.length).toBeGreaterThan(10);
    for (const pattern of withRecords)
      for (const who of visitors)
        for (const id of listOtherIds(pattern)) {
          const visit = { pattern, params: { id, subject: id } };
          const { status, text } = await visitOfficePage(app, browsers.get(who)!, visit);
          // A history without rows says nothing of anybody.
          const isEmpty = pattern.startsWith("office/activity-log/") && text.includes('"rows":[]');
          const name = nameVisit(pattern, who, id);
          expect([name, isEmpty || [302, 403, 404, 405].includes(status)]).toEqual([name, true]);
          expect([name, personal.test(text)]).toEqual([name, false]);
        }
  });

  test("no form fails for it or changes anything, whoever sends it", async () => {
    const app = await office.app();
    const { orm } = app.database;
    const before = await orm.select().from(contacts);
    for (const pattern of new Set([...withRecords, ...Object.keys(forms)]))
      for (const who of visitors)
        for (const id of listOtherIds(pattern))
          for (const fields of listForms(pattern, id)) {
            const visit = { pattern, params: { id, subject: id }, fields };
            const { status, text } = await visitOfficePage(app, browsers.get(who)!, visit);
            const name = nameVisit(pattern, who, fields["change"], id);
            expect([name, status < 500]).toEqual([name, true]);
            expect([name, personal.test(text)]).toEqual([name, false]);
          }
    expect(await orm.select().from(contacts)).toEqual(before);
    expect(await orm.$count(contactMerges)).toBe(0);
  });
});

test("no form of a real record fails for a text that the database can’t hold", async () => {
  const app = await office.app();
  const texts =
    "name firstname lastname email phone body text title signature wording recipient reason listingId promise date week link";
  const ids: Record<string, string> = {
    "office/contacts/:id": contactId,
    "office/emails/:id": replyId,
    "office/team/:id": ownerId,
    "office/inbox/:id?": conversationId,
  };
  const more = {
    "office/inbox/new": ["enter"],
    "office/listings/new": ["begin"],
    "office/settings": ["hours", "add-day"],
    "office/settings/signature": [""],
  };
  for (const [pattern, changes] of Object.entries({ ...forms, ...more }))
    for (const change of changes) {
      const typed = texts.split(" ").map((name) => [name, `person\0@example.com`]);
      const chosen = {
        channel: "email",
        allowed: "yes",
        source: "On the telephone",
        role: "reader",
      };
      const was = { wasName: "Person 1", wasRole: "owner", wasEmail: "person1@example.com" };
      const fields = {
        ...Object.fromEntries(typed),
        ...chosen,
        ...was,
        contact: contactId,
        change,
        key: crypto.randomUUID(),
      };
      const params = { id: ids[pattern] ?? contactId };
      const { status } = await visitOfficePage(app, browsers.get("owner")!, {
        pattern,
        params,
        fields,
      });
      expect([pattern, change, status < 500]).toEqual([pattern, change, true]);
    }
});
