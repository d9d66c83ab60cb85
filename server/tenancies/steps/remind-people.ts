import type { AuditAction } from "../../../domain/shared/audit-actions.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { findAgreementDeadline } from "../../../domain/tenancies/money/holding-deposit.ts";
import {
  findSignedOn,
  isFulfilled,
  stepNames,
} from "../../../domain/tenancies/steps/required-steps.ts";
import { countHeld, findPayment, listSteps } from "../../../domain/tenancies/tenancy.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuse } from "../../staff/refusals.ts";
import { addressLandlord, addressPeople } from "../address-people.ts";
import { type LoadedTenancy, lockTenancy } from "../load-tenancy.ts";
import { createNewsMail } from "../mails/tenancy-mails.ts";
import { deadlineReminders } from "../tenancy-tables.ts";

/** Tells tenants and landlord by when the tenancy must be agreed, at most once a day. */
export async function remindOfDeadlineIn(
  tx: Transaction,
  app: AppContext,
  actor: StaffActor,
  tenancyId: string,
): Promise<Outcome<{ done: string }>> {
  const loaded = await lockTenancy(tx, tenancyId);
  if (loaded?.tenancy.state !== "progressing")
    return refuse("This tenancy is no longer in progress.");
  const deadline = findAgreementDeadline(loaded.tenancy);
  const today = getLondonDate(app.now());
  const isHeld = countHeld(findPayment(loaded.tenancy, "holding-deposit")) > 0;
  if (deadline === null || !isHeld || today > deadline || findSignedOn(loaded.tenancy) !== null)
    return refuse(
      "There’s no holding deposit with an upcoming deadline, so there’s nothing to remind them of.",
    );
  if (!(await isFirst(tx, app, tenancyId, `reminder ${today}`)))
    return refuse("You’ve already reminded them today.");
  const { row, people } = loaded;
  const homeName = row.accepted.home.name;
  const agency = await findHomeAgency(tx, row.listingId);
  const about = { tenancyId, homeName, replyTo: app.config.agencyEmail, agency };
  const subject = `Agree your tenancy by ${formatNumericDate(deadline)}`;
  const sentence = `The tenancy of ${homeName} should be agreed by ${formatNumericDate(deadline)}. After that date we’ll return the holding deposit, unless a later date is agreed in writing.`;
  const open = listOpenSteps(loaded);
  const paragraphs = [sentence, ...(open === "" ? [] : [`Still to do: ${open}.`])];
  for (const to of await addressPeople(tx, { ...app, listingId: row.listingId }, people, "tenant"))
    await queueMail(tx, createNewsMail(to, { ...about, subject, paragraphs }));
  const landlord = await addressLandlord(tx, { ...app, listingId: row.listingId }, row.landlordId);
  if (landlord !== null) {
    const own = { ...about, kind: "landlord-news" as const };
    await queueMail(tx, createNewsMail(landlord, { ...own, subject, paragraphs }));
  }
  await note(tx, actor, tenancyId, "tenancy.reminded");
  return { ok: true, answer: { done: "Reminders sent." } };
}

function listOpenSteps({ tenancy }: LoadedTenancy): string {
  const open = listSteps(
    tenancy,
    "identity",
    "references",
    "right-to-rent",
    "guarantee",
    "written-statement",
    "signature",
    "landlord-signature",
  ).filter((step) => !isFulfilled(tenancy, step));
  return [...new Set(open.map(({ kind }) => stepNames[kind].toLowerCase()))].join(", ");
}

/** Asks one person for the code that shows their right to rent, in the same words to everybody. */
export async function askForShareCodeIn(
  tx: Transaction,
  app: AppContext,
  actor: StaffActor,
  { tenancyId, personId }: { tenancyId: string; personId: string },
): Promise<Outcome<{ done: string }>> {
  const loaded = await lockTenancy(tx, tenancyId);
  if (loaded?.tenancy.state !== "progressing")
    return refuse("This tenancy is no longer in progress.");
  const person = loaded.people.find(({ id }) => id === personId);
  if (!person || person.role === "guarantor")
    return refuse("We can’t find that person on this tenancy.");
  const today = getLondonDate(app.now());
  if (!(await isFirst(tx, app, tenancyId, `right to rent asked ${personId} ${today}`)))
    return refuse(`${person.name} has already been asked today.`);
  const homeName = loaded.row.accepted.home.name;
  const [to] = await addressPeople(
    tx,
    { ...app, listingId: loaded.row.listingId },
    [person],
    person.role,
  );
  if (!to) return refuse("We can’t find that person on this tenancy.");
  await queueMail(
    tx,
    createNewsMail(to, {
      tenancyId,
      homeName,
      replyTo: app.config.agencyEmail,
      agency: await findHomeAgency(tx, loaded.row.listingId),
      subject: "Your right to rent",
      paragraphs: [
        `By law we check the right to rent in England of everyone aged 18 or over who’ll live at ${homeName}, whatever their nationality (Immigration Act 2014).`,
        "With a British or Irish passport, show it to us in person or on a video call. Otherwise get a share code at www.gov.uk/prove-right-to-rent and send it to us. The code has 9 characters and starts with R.",
      ],
    }),
  );
  await note(tx, actor, tenancyId, "tenancy.right-to-rent-asked");
  return { ok: true, answer: { done: `${person.name} asked for their right to rent.` } };
}

/** Once for a key, as alarms are. */
async function isFirst(
  tx: Transaction,
  { now }: AppContext,
  tenancyId: string,
  key: string,
): Promise<boolean> {
  const rows = await tx
    .insert(deadlineReminders)
    .values({ tenancyId, key, mailedAt: now() })
    .onConflictDoNothing()
    .returning({ key: deadlineReminders.key });
  return rows.length > 0;
}

async function note(tx: Transaction, actor: StaffActor, tenancyId: string, action: AuditAction) {
  const subject = { subject: "tenancy", subjectId: tenancyId } as const;
  await recordAudit(tx, { actor, action, ...subject });
  await notifyOffice(tx, { subject: "tenancy", id: tenancyId });
}
