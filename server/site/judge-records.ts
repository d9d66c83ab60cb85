import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../domain/shared/uuid.ts";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { documents } from "../documents/document-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { landlordHomes, landlords } from "../landlords/landlord-tables.ts";
import { listingCertificates, listingRecords } from "../listings/listing-record-tables.ts";
import { receivedFiles, receivedMails } from "../inbound-email/mail-in-tables.ts";
import { offers } from "../offers/offer-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { tenancies, tenancyPeople } from "../tenancies/tenancy-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../viewings/diary/diary-tables.ts";
import { homeKeys, viewingWaits } from "../viewings/keys/home-viewing-tables.ts";
import { isAppointmentOf } from "../viewings/diary/list-appointments.ts";

/**
 * Which of these ids are records of a branch, and which of another or of none. What is no id of a
 * record is left out.
 */
export async function judgeRecords(
  db: Queryable,
  branch: string,
  ids: readonly string[],
): Promise<Map<string, boolean>> {
  if (ids.length === 0) return new Map();
  const uuids = ids.filter(isUuid).map((id) => id.toLowerCase());
  const parts = [
    ...textRecords(branch, listOf(ids, sql`text`)),
    ...(uuids.length === 0 ? [] : uuidRecords(branch, listOf(uuids, sql`uuid`))),
  ];
  const { rows } = await db.execute<{ id: string; own: boolean }>(
    sql.join(parts, sql` union all `),
  );
  const own = new Map(rows.map((row) => [row.id, row.own]));
  return new Map(
    ids.flatMap((id) => {
      const found = own.get(id) ?? own.get(id.toLowerCase());
      return found === undefined ? [] : [[id, found]];
    }),
  );
}

/** One parameter, however many there are. */
function listOf(ids: readonly string[], type: SQL): SQL {
  return sql`(select one::${type} from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) one)`;
}

function textRecords(branch: string, ids: SQL): SQL[] {
  const byHome = (id: AnyColumn, listingId: AnyColumn) => sql`
    select ${id} as id, ${isAboutHomeOf(branch, listingId)} as own from ${id.table}
    where ${id} in ${ids}`;
  return [
    sql`select ${listingRecords.id} as id, ${listingRecords.branch} is not distinct from ${branch}::uuid as own
      from ${listingRecords} where ${listingRecords.id} in ${ids}`,
    byHome(bookings.id, bookings.listingId),
    byHome(offers.id, offers.listingId),
    byHome(enquiries.id, enquiries.listingId),
  ];
}

function uuidRecords(branch: string, ids: SQL): SQL[] {
  const isOf = (listingId: AnyColumn) => isAboutHomeOf(branch, listingId);
  const byHome = (id: AnyColumn, listingId: AnyColumn) => sql`
    select ${id}::text as id, ${isOf(listingId)} as own from ${id.table} where ${id} in ${ids}`;
  const ofLandlord = (landlordId: SQL | AnyColumn) => sql`exists (select from ${landlordHomes}
    where ${landlordHomes.landlordId}::text = ${landlordId} and ${isOf(landlordHomes.listingId)})`;
  return [
    // One that was joined to another is shown as that.
    sql`select ${conversations.id}::text as id,
        coalesce(whole.branch, ${conversations.branch}) is not distinct from ${branch}::uuid as own
      from ${conversations} left join ${conversations} whole on whole.id = ${conversations.mergedInto}
      where ${conversations.id} in ${ids}`,
    byHome(bookings.calendarUid, bookings.listingId),
    byHome(tenancies.id, tenancies.listingId),
    byHome(homeKeys.id, homeKeys.listingId),
    byHome(viewingWaits.id, viewingWaits.listingId),
    byHome(listingCertificates.id, listingCertificates.listingId),
    sql`select ${appointments.id}::text as id, (${isAppointmentOf(branch)}) as own
      from ${appointments} join ${negotiators} on ${negotiators.id} = ${appointments.negotiatorId}
      where ${appointments.id} in ${ids}`,
    sql`select ${documents.id}::text as id, case ${documents.subject}
        when 'tenancy' then exists (select from ${tenancies}
          where ${tenancies.id}::text = ${documents.subjectId} and ${isOf(tenancies.listingId)})
        when 'home' then ${isOf(documents.subjectId)}
        else ${ofLandlord(documents.subjectId)} end as own
      from ${documents} where ${documents.id} in ${ids}`,
    sql`select ${landlords.id}::text as id, ${ofLandlord(sql`${landlords.id}::text`)} as own
      from ${landlords} where ${landlords.id} in ${ids}`,
    // Of a conversation that was joined to another: with that one, as its page shows it there.
    sql`select ${receivedFiles.id}::text as id, exists (select from ${conversationMessages}
        join ${conversations} on ${conversations.id} = ${conversationMessages.conversationId}
        left join ${conversations} whole on whole.id = ${conversations.mergedInto}
        where ${conversationMessages.mailMessageId} = ${receivedMails.messageId}
          and coalesce(whole.branch, ${conversations.branch}) = ${branch}) as own
      from ${receivedFiles} join ${receivedMails} on ${receivedMails.id} = ${receivedFiles.mailId}
      where ${receivedFiles.id} in ${ids}`,
    // By the person: without OFFSET PostgreSQL may collect all that the branch was asked, as it counts on many ids.
    sql`select ${contacts.id}::text as id, (
        exists (select from ${conversations} where ${conversations.contactId} = ${contacts.id}
          and ${conversations.branch} = ${branch} offset 0)
        or exists (select from ${bookings} where ${bookings.contactId} = ${contacts.id}
          and ${isOf(bookings.listingId)})
        or exists (select from ${offers} where ${offers.contactId} = ${contacts.id}
          and ${isOf(offers.listingId)})
        or exists (select from ${tenancyPeople}
          join ${tenancies} on ${tenancies.id} = ${tenancyPeople.tenancyId}
          where ${tenancyPeople.contactId} = ${contacts.id} and ${isOf(tenancies.listingId)})
        or exists (select from ${landlords}
          join ${landlordHomes} on ${landlordHomes.landlordId} = ${landlords.id}
          where ${landlords.contactId} = ${contacts.id} and ${isOf(landlordHomes.listingId)})
      ) as own
      from ${contacts} where ${contacts.id} in ${ids}`,
    // Mails are the whole agency's, but for replies: by its mail, whoever wrote one takes it back.
    sql`select ${outbox.id}::text as id, exists (select from ${conversationMessages}
        join ${conversations} on ${conversations.id} = ${conversationMessages.conversationId}
        left join ${conversations} whole on whole.id = ${conversations.mergedInto}
        where ${conversationMessages.outboxId} = ${outbox.id}
          and coalesce(whole.branch, ${conversations.branch}) = ${branch}) as own
      from ${outbox} where ${outbox.id} in ${ids}`,
  ];
}
