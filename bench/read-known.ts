import { sql } from "drizzle-orm";
import type { AppContext } from "../server/app-context.ts";
import { openLinks } from "./open-links.ts";
import type { Known } from "./visits.ts";

/** What the pages with an id are visited by, all of one branch: of the largest that has each of them. */
export async function readKnown(app: AppContext): Promise<Known> {
  const { orm } = app.database;
  const at = sql`${app.now().toISOString()}::timestamptz`;
  const { rows } = await orm.execute<Omit<Known, "links"> & { landlord: string }>(sql`
    select home.branch::text as branch, home.id as home, b.appointment_id::text as appointment,
      b.calendar_uid::text as viewing, b.id as booking,
      (select seen.calendar_uid::text from bookings seen join listing_records h on h.id = seen.listing_id
        where h.branch = home.branch and seen.state = 'confirmed' and seen.starts_at < ${at}
        order by seen.starts_at desc limit 1) as "seenViewing", fed.id as "fedHome", o.id as offer,
      o.listing_id as "offeredHome", v.id::text as conversation, v.contact_id::text as contact,
      md5('c2')::uuid::text as "otherContact", md5('m400')::uuid::text as mail,
      md5('m9')::uuid::text as "waitingMail", t.id::text as let,
      lh.landlord_id::text as landlord, (select e.id from enquiries e join listing_records h on h.id = e.listing_id
        where h.branch = home.branch and h.state = 'available' and e.kind = 'viewing'
          and exists (select from conversation_messages m where m.record_id = e.id and m.request_kind = 'viewing')
        order by e.created_at desc limit 1) as enquiry,
      md5('s1')::uuid::text as colleague, asked.id as unbooked,
      (select id::text from staff where staff.branch = home.branch and is_limited limit 1) as limited
    from (select branch, count(*) as homes from listing_records group by branch) size
    join listing_records home on home.branch = size.branch
    join bookings b on b.listing_id = home.id and b.starts_at > ${at} and b.state <> 'cancelled'
    cross join lateral (select id from listing_records h
      where h.branch = home.branch and origin = 'blm' and state = 'available' order by id limit 1) fed
    cross join lateral (select o.* from offers o join listing_records h on h.id = o.listing_id
      where h.branch = home.branch and o.state = 'submitted' order by o.id limit 1) o
    cross join lateral (select t.* from tenancies t join listing_records h on h.id = t.listing_id
      where h.branch = home.branch and t.state = 'progressing' order by t.id limit 1) t
    cross join lateral (select e.id from enquiries e join listing_records h on h.id = e.listing_id
      join home_viewings v on v.listing_id = h.id
      join listings on listings.id = h.id and listings.status = 'available'
      where h.state = 'available' and not v.is_tenanted
        and not exists (select from bookings ahead where ahead.enquiry_id = e.id and ahead.starts_at > ${at})
      order by e.created_at limit 1) asked
    cross join lateral (select landlord_id from landlord_homes l join listing_records h on h.id = l.listing_id
      where h.branch = home.branch and l.landlord_id is not null order by landlord_id limit 1) lh
    cross join lateral (select * from conversations v
      where v.branch = home.branch and v.lane <> 'closed' order by v.asked_at desc limit 1) v
    order by size.homes desc, b.id limit 1`);
  const { landlord, ...known } = rows[0]!;
  return { ...known, links: await openLinks(app, { ...known, landlord, home: known.fedHome }) };
}
