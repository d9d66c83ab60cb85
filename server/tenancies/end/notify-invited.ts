import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import type { AppContext } from "../../app-context.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import type { OfferRow } from "../../offers/offers.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { addressPeople } from "../address-people.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";
import { createFallenForOthersMail } from "../mails/tenancy-mails.ts";

/** Whoever was invited to make the offer was told that it was accepted, also where no tenant has their address. */
export async function notifyInvited(
  tx: Transaction,
  app: AppContext,
  { row, people }: Pick<LoadedTenancy, "row" | "people">,
  { offer, isRelisted }: { offer: Pick<OfferRow, "id" | "contactId">; isRelisted: boolean },
): Promise<void> {
  const of = { ...app, listingId: row.listingId };
  const invited = { contactId: offer.contactId, name: "", role: "tenant" as const };
  const tenants = await addressPeople(tx, of, people, "tenant");
  const told = new Set(tenants.map(({ email }) => toEmailKey(email)));
  for (const to of await addressPeople(tx, of, [invited], "tenant")) {
    if (told.has(toEmailKey(to.email))) continue;
    const mail = createFallenForOthersMail(to, {
      offerId: offer.id,
      homeName: row.accepted.home.name,
      replyTo: app.config.agencyEmail,
      agency: await findHomeAgency(tx, row.listingId),
      areTenantsTold: tenants.length > 0,
      isRelisted,
    });
    await queueMail(tx, mail);
  }
}
