import { eq } from "drizzle-orm";
import { recordRequest } from "../conversations/record-request.ts";
import { documents } from "../documents/document-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { listingCertificates, listingRecords } from "../listings/listing-record-tables.ts";
import { startSession } from "../staff/sessions.ts";
import { staff } from "../staff/staff-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../viewings/diary/diary-tables.ts";
import { homeKeys } from "../viewings/keys/home-viewing-tables.ts";
import type { Role } from "../../domain/staff/roles.ts";
import { createListing } from "./listing.ts";
import type { useTenancies } from "./use-tenancies.ts";
import { answerEnquiry, contactId } from "./mail-in.ts";
import { homes } from "./offers.ts";
import { TestBrowser } from "./office.ts";

type TenancySetup = ReturnType<typeof useTenancies>;

/** A home of a branch with everything that hangs on one, and who may see it where. */
export async function fillBranch(setup: TenancySetup, branch: string) {
  const app = await setup.app();
  const { orm } = setup.database();
  const at = setup.clock.now;
  const home = createListing();
  const table = { title: home.name, area: home.area, outcode: home.outcode, listedAt: at };
  const searched = ` ${home.name.toLowerCase()} `;
  await orm.update(listingRecords).set({ branch });
  await orm
    .update(listingRecords)
    .set({ ...table, searched })
    .where(eq(listingRecords.id, home.id));
  const conversation = await answerEnquiry(app);
  const enquiryId = "a0BRANCHBRANCHBRAN";
  const asked = { id: enquiryId, kind: "viewing", listingId: home.id, contactId } as const;
  await orm.insert(enquiries).values({ ...asked, message: "Thursday at six?", createdAt: at });
  const person = { contactId, name: "Ada Obi", email: "Ada@example.com", phone: "07700 900461" };
  await orm.transaction((tx) =>
    recordRequest(tx, { ...asked, recordId: enquiryId, person, text: "Thursday at six?", at }),
  );
  const offerId = await setup.offer();
  const tenancy = await setup.accept(offerId);
  const open = await setup.offer({ ...priyaTwin });
  const viewing = await bookViewing(setup);
  const papers = await addPapers(setup, tenancy);
  return {
    home: homes.full,
    conversation: conversation.id,
    enquiry: enquiryId,
    offer: offerId,
    open,
    tenancy,
    ...viewing,
    ...papers,
    contact: contactId,
  };
}

async function bookViewing(setup: TenancySetup) {
  const { orm } = setup.database();
  const at = setup.clock.now;
  const home = createListing();
  const [negotiator] = await orm
    .insert(negotiators)
    .values({ name: "Imogen Achebe", email: "imogen@example.com", phone: "020 7946 0183" })
    .returning();
  const startsAt = new Date(at.getTime() + 2 * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
  const [appointment] = await orm
    .insert(appointments)
    .values({
      kind: "viewing",
      negotiatorId: negotiator!.id,
      listingId: home.id,
      place: home.address,
      startsAt,
      endsAt,
      createdBy: "command line",
      createdAt: at,
      changedAt: at,
    })
    .returning();
  const [booking] = await orm
    .insert(bookings)
    .values({
      id: "0123456789abcdef01234567",
      listingId: home.id,
      contactId,
      appointmentId: appointment!.id,
      startsAt,
      endsAt,
      state: "booked",
      placedAt: at,
    })
    .returning();
  return { appointment: appointment!.id, viewing: booking!.calendarUid };
}

/** A set of keys, a certificate that runs out, and a passport. */
async function addPapers(setup: TenancySetup, tenancy: string) {
  const { orm } = setup.database();
  const at = setup.clock.now;
  const [key] = await orm
    .insert(homeKeys)
    .values({ code: "K-77", listingId: homes.full, keptAt: "Hook 7" })
    .returning();
  await orm.insert(listingCertificates).values({
    listingId: homes.full,
    kind: "gas",
    issuedOn: "2025-11-20",
    expiresOn: "2026-11-25",
    addedAt: at,
  });
  const [paper] = await orm
    .insert(documents)
    .values({
      kind: "identity",
      subject: "tenancy",
      subjectId: tenancy,
      fileName: "passport.pdf",
      mimeType: "application/pdf",
      bytes: 1,
      hash: "x",
      addedBy: "job",
      addedAt: at,
    })
    .returning();
  return { key: key!.id, paper: paper!.id };
}

const priyaTwin = {
  firstname: "Priyanka",
  lastname: "Raman",
  phone: "07700 900778",
  email: "priyanka@example.com",
};

/** Somebody who is limited to a branch, signed in. Null: to none. */
export async function hireInto(
  setup: TenancySetup,
  branch: string | null,
  role: Role,
): Promise<TestBrowser> {
  const email = `${role}-${branch}@example.com`;
  const times = { invitedAt: setup.clock.now, joinedAt: setup.clock.now };
  const isLimited = branch !== null;
  const browser = new TestBrowser();
  const token = await setup.database().orm.transaction(async (tx) => {
    const [person] = await tx
      .insert(staff)
      .values({ name: "Limited", email, emailKey: email, role, branch, isLimited, ...times })
      .returning();
    const session = { staffId: person!.id, method: "link", at: setup.clock.now } as const;
    return startSession(tx, browser.request(), session);
  });
  browser.keep(`__Host-office=${token}`);
  return browser;
}
