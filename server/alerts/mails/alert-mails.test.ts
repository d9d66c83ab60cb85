import { describe, expect, test } from "vitest";
import { agency } from "../../../domain/agency/agency.ts";
import { createListing } from "../../testing/listing.ts";
import type { AlertMailFacts, HomeNews } from "./alert-mail.tsx";
import { createAlertConfirmation, createAlertMail } from "./alert-mails.ts";
import { testMail } from "../../testing/mail.ts";
import { startTestSmtpServer } from "../../testing/smtp-server.ts";
import { createSmtpTransport } from "../../platform/mail/transport.ts";
import { renderForm } from "../../testing/mail.ts";
import { seededMoment } from "../../testing/seeded-moment.ts";

const siteUrl = "https://lettings.example.com";
const agencyEmail = "lettings@example.com";
const alert = {
  id: "3f6f3c0e-0000-4000-8000-000000000000",
  search: "area=shoreditch&bedsmin=2",
  description: "2+ bedrooms in Shoreditch",
};
const createNews = (changes: Partial<HomeNews["home"]>, what: HomeNews["news"]): HomeNews => ({
  home: createListing(changes),
  news: what,
});
const facts: AlertMailFacts = {
  alert,
  recipient: "ada@example.com",
  homes: [
    createNews({ id: "p1", bedrooms: 0, bathrooms: null }, { kind: "new" }),
    createNews({ id: "p2", rentPcm: 1900 }, { kind: "reduced", from: 2100 }),
    createNews({ id: "p3", availableFrom: "2026-12-07" }, { kind: "back" }),
  ],
  more: 0,
  siteUrl,
  agency,
  agencyEmail,
  today: "2026-11-21",
};

describe.each(["html", "text"] as const)("as %s", (form) => {
  test("an alert shows each home with its reason, and how to stop", async () => {
    const mail = await createAlertMail(facts);
    for (const words of [
      "2+ bedrooms in Shoreditch",
      "New",
      "Studio",
      "Available now",
      "Reduced from £2,100",
      "£1,900 pcm",
      "Back on the market",
      "Available from 07/12/2026",
      `${siteUrl}/property/p3`,
      `${siteUrl}/alert/stop?id=~alert-stop.${alert.id}~`,
      "Lintel Lettings Ltd",
    ]) {
      expect(renderForm(mail, form)).toContain(words);
    }
  });

  test("an alert for one home speaks of that home, not of a search", async () => {
    const oneHome = { ...alert, search: "home=p3", description: "Loriner Street, Shoreditch" };
    const homes = facts.homes.slice(2);
    const words = renderForm(await createAlertMail({ ...facts, alert: oneHome, homes }), form);
    expect(words).toContain(`${siteUrl}/property/p3`);
    expect(words).not.toContain("this search");
    const asked = { ...oneHome, email: "ada@example.com", frequency: "daily" } as const;
    const confirmation = createAlertConfirmation({
      alert: asked,
      siteUrl,
      agency,
      agencyEmail,
    });
    expect(renderForm(confirmation, form)).not.toContain("New homes");
    expect(renderForm(confirmation, form)).toContain("This home coming back on the market");
  });

  test("the confirmation mail says what it is for, and what happens if nobody confirms", async () => {
    const mail = createAlertConfirmation({
      alert: { ...alert, email: "ada@example.com", frequency: "daily" },
      siteUrl,
      agency,
      agencyEmail,
    });
    for (const words of [
      "Confirm your alert",
      "2+ bedrooms in Shoreditch",
      "Once a day at 8 in the morning",
      `${siteUrl}/alert/confirm?id=~alert-confirm.${alert.id}~`,
      "ignore this email and we’ll delete your address in 7 days",
    ]) {
      expect(renderForm(mail, form)).toContain(words);
    }
    expect(renderForm(mail, form)).not.toContain("~alert-stop");
  });
});

test.each([
  [1, 0, "New: Loriner Street, Shoreditch, £2,450 pcm"],
  [3, 0, "3 homes: 2+ bedrooms in Shoreditch"],
  [3, 9, "12 homes: 2+ bedrooms in Shoreditch"],
])("the subject of %i homes and %i more", async (shown, more, subject) => {
  const mail = await createAlertMail({ ...facts, homes: facts.homes.slice(0, shown), more });
  expect(mail.subject).toBe(subject);
});

test("text from a feed is never markup, and nothing is loaded from other sites", async () => {
  const homes = [createNews({ name: `<img src=x onerror="alert(1)">` }, { kind: "new" })];
  const mail = await createAlertMail({ ...facts, homes });
  expect(mail.html).not.toMatch(/<(img|link|script)|@import|url\(/);
});

test("an alert mail carries the one-click unsubscribe headers, other mails don't", async () => {
  const smtp = await startTestSmtpServer();
  const transport = createSmtpTransport(smtp.url, { name: "Lintel", address: "post@example.com" });
  const claimed = { id: alert.id, attempt: 1, createdAt: seededMoment };
  const mails = [await createAlertMail(facts), testMail];
  for (const mail of mails) {
    await transport.send({ ...claimed, ...mail }, new AbortController().signal);
  }
  transport.close();
  await smtp.close();
  const headers = smtp.received.map(({ mail }) =>
    Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  );
  expect(headers[0]).toMatchObject({
    "list-unsubscribe": `<${siteUrl}/api/alert/~alert-stop.${alert.id}~/unsubscribe>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
  expect(headers[1]).not.toHaveProperty("list-unsubscribe");
});
