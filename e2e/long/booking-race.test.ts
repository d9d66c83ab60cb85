import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { asc, eq } from "drizzle-orm";
import { pino } from "pino";
import { expect, inject, test } from "vitest";
import { contacts } from "../../server/contacts/contact-tables.ts";
import { enquiries } from "../../server/enquiries/enquiry-tables.ts";
import { type Database, openDatabase } from "../../server/platform/database/client.ts";
import { outbox } from "../../server/platform/mail/outbox-table.ts";
import { audit } from "../../server/platform/submissions/submission-tables.ts";
import { hire } from "../../server/testing/bookings.ts";
import { addListedHomes } from "../../server/testing/listed-homes.ts";
import { createListing } from "../../server/testing/listing.ts";
import { startProcess } from "../../server/testing/processes.ts";
import { createFreshDatabase } from "../../server/testing/server.ts";
import type { ViewingToBook } from "../../server/viewings/bookings/book-viewing.ts";
import { bookings } from "../../server/viewings/bookings/booking-tables.ts";
import { appointments } from "../../server/viewings/diary/diary-tables.ts";
import type { Answered } from "./book-each.ts";

const people = 200;
const slots = [
  "09:00",
  "09:30",
  "10:00",
  "10:30",
  "11:00",
  "11:30",
  "12:00",
  "12:30",
  "13:00",
  "13:30",
];
const date = "2026-12-03";
const program = fileURLToPath(new URL("booking-process.ts", import.meta.url));

test("200 people in three processes who want ten times: ten have one, and all others are offered another", async () => {
  const server = inject("testServer");
  if ("problem" in server) throw new Error(server.problem);
  const databaseUrl = await createFreshDatabase(server.url);
  const log = pino({ level: "silent" });
  const database = await openDatabase({ dataDir: "", databaseUrl, production: false, log });
  const wanted = await askForTimes(database);
  const processes = await Promise.all(
    [0, 1, 2].map(async () => {
      const one = startProcess(process.execPath, [program, databaseUrl], {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
      await receive(one);
      return one;
    }),
  );
  const answers = (
    await Promise.all(
      processes.map((one, n) =>
        send(
          one,
          wanted.filter((_, k) => k % 3 === n),
        ),
      ),
    )
  ).flat();
  expect(answers).toHaveLength(people);

  const { orm } = database;
  const booked = await orm.select().from(bookings).orderBy(asc(bookings.startsAt));
  expect(booked.map(({ startsAt }) => startsAt.toISOString())).toEqual(
    slots.map((time) => `${date}T${time}:00.000Z`),
  );
  const won = answers.flatMap(({ bookingId }) => bookingId ?? []);
  expect(won.toSorted()).toEqual(booked.map(({ id }) => id).toSorted());
  for (const { enquiryId, detail, offered } of answers.filter(({ bookingId }) => !bookingId)) {
    expect(detail).toMatch(/Choose a different time/);
    expect(offered.length).toBeGreaterThan(0);
    const own = wanted.find((one) => one.enquiryId === enquiryId)!;
    expect(offered).not.toContain(`${date}T${own.time}:00.000Z`);
  }

  expect(await orm.$count(appointments)).toBe(10);
  expect(await orm.$count(enquiries)).toBe(people);
  const mails = await orm.select().from(outbox).where(eq(outbox.kind, "booking-booked"));
  expect(mails.map(({ aboutId }) => aboutId).toSorted()).toEqual(
    booked.map(({ id }) => id).toSorted(),
  );
  expect(await orm.$count(audit, eq(audit.action, "booking.booked"))).toBe(10);
  await database.close();
});

async function askForTimes(database: Database): Promise<ViewingToBook[]> {
  const { orm } = database;
  const listingId = createListing().id;
  await addListedHomes(database, [createListing()]);
  const [negotiatorId] = await hire(database);
  const ids = Array.from({ length: people }, (_, n) => `a0RACE${String(n).padStart(12, "0")}`);
  const asking = await orm
    .insert(contacts)
    .values(
      ids.map((id) => {
        const email = `${id.toLowerCase()}@example.com`;
        const keys = { emailKey: email, phoneKey: id };
        return { firstname: "Ada", lastname: "Brough", phone: "07700 900123", email, ...keys };
      }),
    )
    .returning({ id: contacts.id });
  await orm.insert(enquiries).values(
    ids.map((id, n) => {
      return { id, kind: "viewing" as const, listingId, contactId: asking[n]!.id, message: "" };
    }),
  );
  return ids.map((enquiryId, n) => {
    const time = slots[n % slots.length]!;
    return { enquiryId, negotiatorId: negotiatorId!, date, time, minutes: 30 };
  });
}

async function send(one: ChildProcess, wanted: ViewingToBook[]): Promise<Answered[]> {
  const answered = receive<Answered[]>(one);
  one.send(wanted);
  return answered;
}

async function receive<Message>(one: ChildProcess): Promise<Message> {
  const ended = once(one, "exit").then(([code]) => {
    throw new Error(`The process ended with ${code}.`);
  });
  const [message] = await Promise.race([once(one, "message"), ended]);
  return message;
}
