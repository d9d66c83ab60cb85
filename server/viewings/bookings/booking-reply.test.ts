import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { bookingReplies } from "./booking-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { testEngines } from "../../testing/database.ts";
import { createProofOfWork } from "../../platform/human-check/proof.ts";
import { findBookingFile } from "./booking-file.ts";
import { findBooking } from "./booking-view.ts";
import { createTestApp } from "../../testing/app-context.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { makeLink } from "../../testing/link-secrets.ts";
import { noon, useBookings } from "../../testing/bookings.ts";

const unfold = (ics: string) => ics.replaceAll("\r\n ", "");

describe.each(testEngines)("POST /api/bookingreply on the %s engine", (engine) => {
  const { database, appContext, book, all } = useBookings(engine);
  let id: string;
  let secret: string;
  beforeEach(async () => {
    id = await book();
    secret = await makeLink(database().orm, "booking", id);
    await database().orm.delete(outbox);
  });

  async function post(
    body: object,
    {
      headers = {},
      now = noon,
      ...changes
    }: { headers?: Record<string, string>; now?: Date } & Omit<
      NonNullable<Parameters<typeof appContext>[1]>,
      "now"
    > = {},
  ): Promise<Response> {
    const app = createTestApp(await appContext(now, changes));
    return app.request("http://lintel.test/api/bookingreply", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }
  const replies = () => database().orm.select().from(bookingReplies);
  const notices = () => database().orm.select().from(outbox);
  const change = (message: string) => ({ id: secret, resp: false, message });

  test("a renter who will attend is thanked, the booking is confirmed, and the agency is told", async () => {
    const response = await post({ id: secret, resp: true });
    expect([response.status, await response.json()]).toEqual([
      201,
      { message: "Thank you, your response has been registered" },
    ]);
    expect(await all()).toMatchObject([{ state: "confirmed", sequence: 0 }]);
    expect(await replies()).toMatchObject([
      { bookingId: id, attends: true, message: null, createdAt: noon },
    ]);
    expect((await notices()).map(({ recipient }) => recipient).toSorted()).toEqual([
      "hello@lintel.example.com",
      "imogen@lintel.example.com",
    ]);
    expect(await notices()).toMatchObject(
      Array.from({ length: 2 }, () => ({
        kind: "booking-reply-notice",
        replyTo: "ada@example.com",
        subject:
          "Confirmed by the renter: Loriner Street, Shoreditch, Thursday 03/12/2026 (Ada Brough)",
      })),
    );
  });

  test("a requested change reaches the agency in the renter's words", async () => {
    expect((await post(change("Could we make it 17:30?"))).status).toBe(201);
    expect(await all()).toMatchObject([{ state: "change-asked" }]);
    const [notice] = await notices();
    expect(notice?.subject).toMatch(/^Another time requested: /);
    expect(notice?.html).toContain("Could we make it 17:30?");
  });

  test("the last reply counts, and each is stored with its time", async () => {
    await post({ id: secret, resp: true });
    await post(change("17:30, please"), { now: new Date("2026-11-22T09:00:00Z") });
    await post({ id: secret, resp: true }, { now: new Date("2026-11-23T09:00:00Z") });
    expect(await all()).toMatchObject([{ state: "confirmed" }]);
    const kept = (await replies()).toSorted(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
    );
    expect(kept.map(({ attends, createdAt }) => [attends, createdAt.toISOString()])).toEqual([
      [true, "2026-11-21T12:00:00.000Z"],
      [false, "2026-11-22T09:00:00.000Z"],
      [true, "2026-11-23T09:00:00.000Z"],
    ]);
  });

  test("a repeated confirmation is stored again, and not reported again", async () => {
    await post({ id: secret, resp: true });
    await post({ id: secret, resp: true });
    expect([(await replies()).length, (await notices()).length]).toEqual([2, 2]);
  });

  test("the same reply sent again, also at the same moment, is stored once", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(change("17:30"), { headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect([(await replies()).length, (await notices()).length]).toEqual([1, 2]);
  });

  test("an unknown id gets a problem that reveals nothing else", async () => {
    for (const unknown of [id, "0".repeat(24), "nonsense", "' or 1=1"]) {
      const response = await post({ id: unknown, resp: true });
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        type: "about:blank",
        status: 422,
        title: "We can’t change this viewing",
        detail: "We can’t find that viewing.",
        errors: [{ path: "id", message: "We can’t find that viewing." }],
      });
    }
    expect(await replies()).toEqual([]);
  });

  test.each([
    ["cancelled", "This viewing has been cancelled."],
    ["over", "This viewing’s time has passed."],
  ])("a viewing that is %s takes no reply", async (what, detail) => {
    if (what === "cancelled") await cancelBooking(await appContext(), id, "command line");
    const response = await post(
      { id: secret, resp: true },
      { now: what === "over" ? new Date("2026-12-03T18:30:00Z") : noon },
    );
    expect([response.status, (await response.json()).detail]).toEqual([422, detail]);
    expect(await replies()).toEqual([]);
  });

  test.each([
    ["a change without a word", { resp: false }, "message"],
    ["a change of one character", { resp: false, message: "x" }, "message"],
    ["a change over the limit", { resp: false, message: "x".repeat(2501) }, "message"],
    ["an answer that is no boolean", { resp: "true" }, "resp"],
    ["an unknown field", { resp: true, dev: "x" }, "dev"],
  ])("%s is answered 422 with its path", async (_what, body, path) => {
    const response = await post({ id: secret, ...body });
    expect([response.status, (await response.json()).errors[0].path]).toEqual([422, path]);
  });

  test.each(["recaptchatoken", "recaptchaToken"])("the human check reads %s", async (field) => {
    const humanCheck = {
      ...createProofOfWork("0123456789abcdef0123456789abcdef"),
      verify: async (token: string | null) =>
        token === "good"
          ? ({ ok: true, nonce: null } as const)
          : ({ ok: false, reason: "wrong" } as const),
    };
    expect((await post({ id: secret, resp: true }, { humanCheck })).status).toBe(422);
    expect((await post({ id: secret, resp: true, [field]: "good" }, { humanCheck })).status).toBe(
      201,
    );
    expect(await replies()).toHaveLength(1);
  });

  test("a renter over the rate limit is told how long to wait", async () => {
    const app = createTestApp(await appContext(noon, { config: { rateLimit: true } }));
    const statuses = [];
    for (let n = 0; n < 11; n++) {
      statuses.push(
        (await app.request("/api/bookingreply", { method: "POST", body: "{}" })).status,
      );
    }
    expect([statuses.slice(0, 10).includes(429), statuses.at(-1)]).toEqual([false, 429]);
  });

  test("the renter's page gives the entry as a file, without the renter, while it is ahead", async () => {
    const file = await findBookingFile(await appContext(), secret);
    expect(file).toContain("METHOD:PUBLISH");
    expect(file).toContain((await all())[0]?.calendarUid);
    expect(file).not.toMatch(/ATTENDEE|ada@|Brough/);
    // Back by the page's own link.
    expect(unfold(file ?? "")).toContain(`/booking-confirmation?id=${secret}`);
    await cancelBooking(await appContext(), id, "command line");
    expect(await findBookingFile(await appContext(), secret)).toBeNull();
  });

  test("the renter's page shows the viewing, and nothing of the renter", async () => {
    const view = await findBooking(await appContext(), id);
    expect(view).toEqual({
      state: "booked",
      times: { day: "Thursday 03/12/2026", from: "18:00", to: "18:30" },
      isOver: false,
      place: "Flat 3, 24 Loriner Street, London E2 7ZZ",
      negotiator: { name: "Imogen Achebe", phone: "020 7946 0183" },
      home: {
        id: "p00000000001",
        name: "Loriner Street",
        area: "Shoreditch",
        outcode: "E2",
        cover: null,
        isListed: true,
      },
    });
    const over = await appContext(new Date("2026-12-03T18:30:00Z"));
    expect((await findBooking(over, id))?.isOver).toBe(true);
    expect(await findBooking(over, "nonsense")).toBeNull();
  });
});
