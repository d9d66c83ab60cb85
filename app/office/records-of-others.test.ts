import { beforeEach, expect, test } from "vitest";
import { officeRoutes } from "../routes.ts";
import { type Role, roles } from "../../domain/staff/roles.ts";
import { contacts } from "../../server/contacts/contact-tables.ts";
import { outbox } from "../../server/platform/mail/outbox-table.ts";
import { erasureRequests } from "../../server/privacy/erasure-request-table.ts";
import { requestErasure } from "../../server/privacy/request-erasure.ts";
import { staff, staffPasskeys, staffSessions } from "../../server/staff/staff-tables.ts";
import { answerEnquiry, contactId } from "../../server/testing/mail-in.ts";
import { type TestBrowser, useOffice } from "../../server/testing/office.ts";
import { visitOfficePage } from "../../server/testing/office-pages.ts";
import { usePasskeys } from "../../server/testing/passkeys.ts";

const office = useOffice();
const passkeys = usePasskeys(office);
const browsers = new Map<Role, TestBrowser>();
let ownerId = "";

beforeEach(async () => {
  for (const role of roles) {
    const { id } = await office.hire(role);
    if (role === "owner") ownerId = id;
    browsers.set(role, await office.signIn(id));
  }
  await answerEnquiry(await office.app());
});

test("sessions and passkeys end by their owner’s account only", async () => {
  const app = await office.app();
  const { orm } = app.database;
  await passkeys.enrol(browsers.get("owner")!);
  const [passkey] = await orm.select().from(staffPasskeys);
  const sessions = await orm.select().from(staffSessions);
  for (const role of roles.filter((one) => one !== "owner")) {
    const post = (fields: Record<string, string>) =>
      visitOfficePage(app, browsers.get(role)!, {
        pattern: "office/account",
        params: {},
        fields,
      });
    const theirs = sessions.find(({ staffId }) => staffId === ownerId)!;
    expect((await post({ change: "end-session", id: theirs.id })).status).toBe(422);
    expect((await post({ change: "remove-passkey", id: passkey!.id })).status).toBe(422);
    const renamed = await post({ change: "rename-passkey", id: passkey!.id, name: "Mine" });
    expect(renamed.status).toBe(422);
  }
  expect(await orm.select().from(staffPasskeys)).toEqual([passkey]);
  expect(await orm.select().from(staffSessions)).toHaveLength(sessions.length);
});

test("an erasure is withdrawn and confirmed on its person’s page only", async () => {
  const app = await office.app();
  const { orm } = app.database;
  const bea = {
    firstname: "Bea",
    lastname: "Two",
    phone: "07700 900462",
    phoneKey: "447700900462",
  };
  const email = { email: "bea@example.com", emailKey: "bea@example.com" };
  const [other] = await orm
    .insert(contacts)
    .values({ ...bea, ...email })
    .returning();
  await requestErasure(app, { staffId: ownerId }, { contactId, reason: "asked" });
  const [asked] = await orm.select().from(erasureRequests);
  const sent = [];
  for (const change of ["withdraw", "confirm"]) {
    const fields = { change, erasure: asked!.id };
    const visit = { pattern: "office/contacts/:id/erasure", params: { id: other!.id }, fields };
    sent.push((await visitOfficePage(app, browsers.get("manager")!, visit)).status);
  }
  expect(sent).toEqual([303, 404]);
  expect(await orm.select().from(erasureRequests)).toEqual([asked]);
});

test("mails to colleagues show neither their text nor their link", async () => {
  const app = await office.app();
  const invited = { change: "invite", name: "Una", email: "una@example.com", role: "reader" };
  await visitOfficePage(app, browsers.get("owner")!, {
    pattern: "office/team",
    params: {},
    fields: invited,
  });
  const { token } = await office.findMailedLink("una@example.com");
  expect(token).not.toBe("");
  const mail = (await app.database.orm.select().from(outbox)).find(
    ({ recipient }) => recipient === "una@example.com",
  )!;
  for (const role of roles)
    for (const pattern of ["office/emails/:id", "office/emails/:id/preview"]) {
      const { text } = await visitOfficePage(app, browsers.get(role)!, {
        pattern,
        params: { id: mail.id },
      });
      for (const link of [token, "/office/invitation?id="]) expect(text).not.toContain(link);
    }
});

test("nobody but an owner gives a role, to themselves or to others, by whatever form", async () => {
  const app = await office.app();
  const { orm } = app.database;
  const before = await orm.select().from(staff).orderBy(staff.id);
  const patterns = officeRoutes.flatMap(({ path }) => (path === "office/sign-out" ? [] : [path!]));
  // The others may send a part of what a manager may.
  for (const role of ["manager", "reader"] as const) {
    const { id, name, email } = before.find((one) => one.role === role)!;
    for (const pattern of patterns)
      for (const change of ["edit", ""]) {
        const fields = { change, id, name, email, role: "owner", wasRole: role, wasName: name };
        const { status } = await visitOfficePage(app, browsers.get(role)!, {
          pattern,
          params: { id },
          fields,
        });
        expect([pattern, role, status >= 500]).toEqual([pattern, role, false]);
      }
  }
  expect(await orm.select().from(staff).orderBy(staff.id)).toEqual(before);
});
