import { sql } from "drizzle-orm";
import { listForms, type OfficeForm } from "./office-form.ts";
import type { Known } from "./visits.ts";

/** Of viewings, appointments, hours and keys. */
export function listDiaryForms(known: Known): OfficeForm[] {
  return [...listViewingForms(known), ...listAppointmentForms(known), ...listHoursForms(known)];
}

function listViewingForms(known: Known): OfficeForm[] {
  const book = { path: "office/diary/book" };
  const times = (change: string) => ({
    change,
    enquiry: known.enquiry,
    offered: "2026-12-03/12:00/1,2026-12-03/15:00/1",
  });
  return [
    { ...book, fields: { change: "hold", home: known.home, slot: "2026-12-03/11:00/1" } },
    {
      ...book,
      fields: {
        change: "book",
        home: known.home,
        person: known.contact,
        slot: "2026-12-03/11:00/1",
      },
    },
    { ...book, fields: { change: "book", enquiry: known.enquiry, slot: "2026-12-03/13:00/1" } },
    { ...book, fields: times("offer") },
    { ...book, fields: times("offer-by-phone") },
    { ...book, fields: { change: "wait", enquiry: known.enquiry } },
    {
      path: "office/run-sheet",
      fields: { change: "outcome", uid: known.seenViewing, outcome: "done" },
    },
    {
      path: "office/run-sheet/record",
      fields: { uid: known.seenViewing, outcome: "no-show", at: "2026-11-20T09:59:00Z" },
    },
    ...listForms({ path: "office/diary/viewing/:uid", params: { uid: known.seenViewing } }, [
      { change: "heard", answer: "interested" },
      { change: "words", note: "They liked the garden." },
      { change: "release", landlordText: "They liked the garden." },
      { change: "outcome", outcome: "done" },
      { change: "invite" },
    ]),
  ];
}

function listAppointmentForms(known: Known): OfficeForm[] {
  const made = sql`select id::text as appointment from appointments where note = 'Made here' limit 1`;
  const own = { path: "office/diary/:id", params: { id: known.appointment } };
  return [
    {
      path: "office/diary/new",
      fields: {
        change: "book",
        kind: "other",
        negotiatorId: "1",
        place: "The office",
        date: "2026-12-03",
        time: "16:00",
        minutes: "30",
        note: "Made here",
      },
    },
    {
      path: "office/diary/new",
      fields: {
        change: "book",
        kind: "viewing",
        negotiatorId: "1",
        listingId: known.home,
        date: "2026-11-20",
        time: "16:00",
        minutes: "60",
        slotMinutes: "15",
        places: "2",
        note: "Block",
      },
    },
    {
      path: "office/run-sheet",
      fields: (read) =>
        read(
          sql`select 'late' as change, id::text as "appointmentId", '10' as late from appointments where note = 'Block'`,
        ),
    },
    {
      path: "office/diary",
      fields: async (read) => ({
        ...(await read(made)),
        date: "2026-12-04",
        time: "09:30",
        negotiator: "1",
      }),
    },
    {
      ...own,
      fields: { change: "move", date: "2026-12-04", time: "11:00", negotiator: "1" },
    },
    {
      ...own,
      fields: { change: "cancel-booking", booking: known.viewing, reason: "The landlord is away." },
    },
    {
      path: "office/diary/:id",
      params: (read) => read(sql`select id::text from appointments where note = 'Block'`),
      fields: { change: "cancel", reason: "The landlord is away." },
    },
    { ...own, fields: { change: "release" } },
  ];
}

function listHoursForms(known: Known): OfficeForm[] {
  const hours = { path: "office/diary/availability/:id?", params: { id: "1" } };
  const keys = { path: "office/diary/keys" };
  const key = (change: string) => sql`select ${change} as change, id::text from home_keys
    where code = 'K-4711'`;
  return [
    {
      ...hours,
      fields: {
        change: "hours",
        "starts-1": "09:00",
        "ends-1": "17:00",
        areas: "N1",
        travelsBy: "car",
      },
    },
    { ...hours, fields: { change: "add-off", from: "2026-12-24", reason: "Away" } },
    {
      ...hours,
      fields: (read) =>
        read(sql`select 'remove-off' as change, id::text as off from time_off limit 1`),
    },
    {
      path: "office/diary/home/:listingId",
      params: { listingId: known.home },
      fields: {
        change: "save",
        accompaniment: "accompanied",
        minutes: "30",
        noticeHours: "24",
        bufferMinutes: "0",
        "shown-by-1": "on",
      },
    },
    {
      ...keys,
      fields: { change: "add", code: "K-4711", listingId: known.home, keptAt: "Hook 7" },
    },
    {
      ...keys,
      fields: async (read) => ({
        ...(await read(key("give"))),
        holder: known.colleague,
        dueBack: "2026-12-01T12:00",
      }),
    },
    { ...keys, fields: (read) => read(key("return")) },
    { ...keys, fields: (read) => read(key("remove")) },
  ];
}
