import { eq, inArray, sql } from "drizzle-orm";
import type { FindName } from "../../domain/activity-log/format-detail.ts";
import {
  auditDetails,
  type DetailField,
  type DetailValue,
  type NamedRecord,
} from "../../domain/shared/audit-details.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { type Allowed, hasPermission } from "../../domain/staff/roles.ts";
import { branches } from "../agency/branch-table.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { officeHome } from "../listings/office-home.ts";
import { offers } from "../offers/offer-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";
import { tenancies, tenancyPeople } from "../tenancies/tenancy-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../viewings/diary/diary-tables.ts";
import { homeKeys } from "../viewings/keys/home-viewing-tables.ts";

interface Row {
  subject: string;
  subjectId: string;
  detail: Readonly<Record<string, DetailValue>> | null;
}

/** Names of all that rows of the audit are about, and that their details name: a query for each kind. */
export async function nameRecords(
  db: Queryable,
  reader: Allowed,
  rows: readonly Row[],
): Promise<FindName> {
  const wanted = Map.groupBy(rows.flatMap(listRecords), ({ kind }) => kind);
  const maySee = hasPermission(reader, "see-people");
  const names = new Map<string, string>();
  for (const [kind, records] of wanted) {
    // The kind comes from an address too.
    const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
    if (!find || (personal.has(kind) && !maySee)) continue;
    const found = await find(db, [...new Set(records.map(({ id }) => id))]);
    for (const { id, name } of found) names.set(`${kind} ${id}`, name);
  }
  return (kind, id) => names.get(`${kind} ${id}`) ?? null;
}

function listRecords({ subject, subjectId, detail }: Row): { kind: string; id: string }[] {
  const fields: Readonly<Record<string, DetailField>> = auditDetails;
  const named = Object.entries(detail ?? {}).flatMap(([name, value]) => {
    const field = fields[name];
    return field?.is === "record" && value !== null
      ? [{ kind: field.record, id: String(value) }]
      : [];
  });
  return [{ kind: subject, id: subjectId }, ...named];
}

const personal: ReadonlySet<string> = new Set<string>([
  "contact",
  "landlord",
  "tenancy-person",
] satisfies NamedRecord[]);

type Find = (db: Queryable, ids: string[]) => Promise<{ id: string; name: string }[]>;

const contactName = sql<string>`trim(${contacts.firstname} || ' ' || ${contacts.lastname})`;

/** By the name of their home: there is one of a kind for most. */
const ofHome = { name: listings.name };

const finders: Readonly<Record<string, Find>> & Record<NamedRecord, Find> = {
  appointment: (db, ids) =>
    db
      .select({ id: appointments.id, name: officeHome.name })
      .from(appointments)
      .innerJoin(listingRecords, eq(listingRecords.id, appointments.listingId))
      .leftJoin(listings, eq(listings.id, appointments.listingId))
      .where(inArray(appointments.id, ids.filter(isUuid))),
  booking: (db, ids) =>
    db
      .select({ id: bookings.id, ...ofHome })
      .from(bookings)
      .innerJoin(listings, eq(listings.id, bookings.listingId))
      .where(inArray(bookings.id, ids)),
  branch: (db, ids) =>
    db
      .select({ id: branches.id, name: branches.name })
      .from(branches)
      .where(inArray(branches.id, ids.filter(isUuid))),
  contact: (db, ids) =>
    db
      .select({ id: contacts.id, name: contactName })
      .from(contacts)
      .where(inArray(contacts.id, ids.filter(isUuid))),
  conversation: (db, ids) =>
    db
      .select({ id: conversations.id, name: officeHome.name })
      .from(conversations)
      .innerJoin(listingRecords, eq(listingRecords.id, conversations.listingId))
      .leftJoin(listings, eq(listings.id, conversations.listingId))
      .where(inArray(conversations.id, ids.filter(isUuid))),
  enquiry: (db, ids) =>
    db
      .select({ id: enquiries.id, ...ofHome })
      .from(enquiries)
      .innerJoin(listings, eq(listings.id, enquiries.listingId))
      .where(inArray(enquiries.id, ids)),
  home: findListings,
  key: (db, ids) =>
    db
      .select({ id: homeKeys.id, name: officeHome.name })
      .from(homeKeys)
      .innerJoin(listingRecords, eq(listingRecords.id, homeKeys.listingId))
      .leftJoin(listings, eq(listings.id, homeKeys.listingId))
      .where(inArray(homeKeys.id, ids.filter(isUuid))),
  landlord: (db, ids) =>
    db
      .select({
        id: landlords.id,
        name: sql<string>`coalesce(${landlords.companyName}, ${contactName})`,
      })
      .from(landlords)
      .innerJoin(contacts, eq(contacts.id, landlords.contactId))
      .where(inArray(landlords.id, ids.filter(isUuid))),
  listing: findListings,
  negotiator: async (db, ids) => {
    const known = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
    const { id, name } = negotiators;
    const rows = await db.select({ id, name }).from(negotiators).where(inArray(id, known));
    return rows.map((row) => ({ ...row, id: String(row.id) }));
  },
  offer: (db, ids) =>
    db
      .select({ id: offers.id, ...ofHome })
      .from(offers)
      .innerJoin(listings, eq(listings.id, offers.listingId))
      .where(inArray(offers.id, ids)),
  staff: (db, ids) =>
    db
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(inArray(staff.id, ids.filter(isUuid))),
  tenancy: (db, ids) =>
    db
      .select({ id: tenancies.id, ...ofHome })
      .from(tenancies)
      .innerJoin(listings, eq(listings.id, tenancies.listingId))
      .where(inArray(tenancies.id, ids.filter(isUuid))),
  "tenancy-person": (db, ids) =>
    db
      .select({ id: tenancyPeople.id, name: tenancyPeople.name })
      .from(tenancyPeople)
      .where(inArray(tenancyPeople.id, ids.filter(isUuid))),
};

async function findListings(db: Queryable, ids: string[]) {
  return db
    .select({ id: officeHome.id, name: officeHome.name })
    .from(listingRecords)
    .leftJoin(listings, eq(listings.id, listingRecords.id))
    .where(inArray(listingRecords.id, ids));
}
