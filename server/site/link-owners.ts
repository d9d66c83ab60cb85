import { eq } from "drizzle-orm";
import { caseLinkDays } from "../../domain/customer-page-links/case-path.ts";
import { confirmationHours } from "../../domain/customer-pages/own-data.ts";
import { joinConfirmationDays } from "../../domain/contacts/confirmed-joins.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { FindLinkOwner, LinkOwner } from "../access-links/fill-mail-links.ts";
import { alerts } from "../alerts/alert-tables.ts";
import { campaignRecipients } from "../campaigns/campaign-tables.ts";
import { findMailedPreview } from "../inbox/replies/reply-previews.ts";
import { findCaseOwner } from "../customer-page-links/open-case.ts";
import { caseConfirmations } from "../customer-pages/case-tables.ts";
import { contacts, joinConfirmations } from "../contacts/contact-tables.ts";
import { begunEnquiries, enquiries } from "../enquiries/enquiry-tables.ts";
import { offers } from "../offers/offer-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff, staffLinks } from "../staff/staff-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { offeredTimes } from "../viewings/keys/home-viewing-tables.ts";

/** Whose each record is: whoever is mailed a link to it. */
export const findLinkOwner: FindLinkOwner = {
  "renter-page": (db, contactId) => findPageOwner(db, { contactId }),
  "landlord-page": (db, landlordId) => findPageOwner(db, { landlordId }),
  async "own-data"(db, id) {
    if (!isUuid(id)) return null;
    const [asked] = await selectContact(db, caseConfirmations).where(eq(caseConfirmations.id, id));
    return asked ? ofContact(asked, confirmationHours / 24) : null;
  },
  async "joined-contact"(db, id) {
    if (!isUuid(id)) return null;
    const [asked] = await selectContact(db, joinConfirmations).where(eq(joinConfirmations.id, id));
    return asked ? ofContact(asked, joinConfirmationDays) : null;
  },
  async enquiry(db, id) {
    const [sent] = await selectContact(db, enquiries).where(eq(enquiries.id, id));
    if (sent) return ofContact(sent);
    const [begun] = await selectContact(db, begunEnquiries).where(eq(begunEnquiries.id, id));
    return begun ? ofContact(begun) : null;
  },
  async booking(db, id) {
    const [booking] = await selectContact(db, bookings).where(eq(bookings.id, id));
    return booking ? ofContact(booking) : null;
  },
  async "offered-times"(db, id) {
    if (!/^\d{1,15}$/.test(id)) return null;
    const [offered] = await selectContact(db, offeredTimes).where(eq(offeredTimes.id, Number(id)));
    return offered ? ofContact(offered) : null;
  },
  async offer(db, id) {
    const [invited] = await selectContact(db, offers).where(eq(offers.id, id));
    return invited ? ofContact(invited) : null;
  },
  "alert-confirm": findAlertOwner,
  "alert-stop": findAlertOwner,
  async campaign(db, id) {
    const [recipient] = await db
      .select({ email: campaignRecipients.email })
      .from(campaignRecipients)
      .where(eq(campaignRecipients.id, id));
    return recipient ? { emails: [recipient.email], contactId: null, days: null } : null;
  },
  "staff-sign-in": findStaffOwner,
  "staff-invitation": findStaffOwner,
  preview: findMailedPreview,
  // These are shown once to whoever makes them, and no mail carries them.
  calendar: async () => null,
  "staff-set-up": async () => null,
};

type TableOfContact =
  | typeof caseConfirmations
  | typeof joinConfirmations
  | typeof enquiries
  | typeof begunEnquiries
  | typeof bookings
  | typeof offeredTimes
  | typeof offers;

function selectContact(db: Queryable, table: TableOfContact) {
  return db
    .select({ contactId: contacts.id, email: contacts.email })
    .from(table)
    .innerJoin(contacts, eq(contacts.id, table.contactId));
}

function ofContact(
  { contactId, email }: { contactId: string; email: string | null },
  days: number | null = null,
): LinkOwner {
  return { emails: email === null ? [] : [email], contactId, days };
}

async function findPageOwner(
  db: Queryable,
  owner: Parameters<typeof findCaseOwner>[1],
): Promise<LinkOwner | null> {
  const id = "contactId" in owner ? owner.contactId : owner.landlordId;
  const person = isUuid(id) ? await findCaseOwner(db, owner) : null;
  return person && ofContact(person, caseLinkDays);
}

async function findAlertOwner(db: Queryable, id: string): Promise<LinkOwner | null> {
  if (!isUuid(id)) return null;
  const [alert] = await db.select({ email: alerts.email }).from(alerts).where(eq(alerts.id, id));
  return alert?.email ? { emails: [alert.email], contactId: null, days: null } : null;
}

async function findStaffOwner(db: Queryable, id: string): Promise<LinkOwner | null> {
  if (!isUuid(id)) return null;
  const [colleague] = await db
    .select({ email: staff.email })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(eq(staffLinks.id, id));
  return colleague ? { emails: [colleague.email], contactId: null, days: null } : null;
}
