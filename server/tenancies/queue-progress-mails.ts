import { formatNumericDate, getLondonDate } from "../../domain/shared/dates.ts";
import { formatSterling } from "../../domain/shared/money.ts";
import {
  addRepaymentDays,
  findRepayment,
  isKeepReasonPossible,
  keepReasonsTold,
} from "../../domain/tenancies/holding-deposit.ts";
import { countToRepay } from "../../domain/tenancies/move-money.ts";
import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import {
  countHeld,
  countReceived,
  findPayment,
  keepReasons,
  type PaymentKind,
  type Tenancy,
} from "../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../app-context.ts";
import { findHomeAgency } from "../branches/home-agency.ts";
import type { Transaction } from "../platform/database/client.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { addressLandlord, addressPeople } from "./address-people.ts";
import type { LoadedTenancy } from "./load-tenancy.ts";
import { createNewsMail, createPaymentMail } from "./mails/tenancy-mails.ts";

type MailContext = Pick<AppContext, "config" | "now" | "payments">;
interface Done {
  loaded: LoadedTenancy;
  tenancy: Tenancy;
  action: TenancyAction;
}

/** What people are told of something that was recorded. Most steps are not mailed. */
export async function queueProgressMails(
  tx: Transaction,
  app: MailContext,
  { loaded, tenancy, action }: Done,
): Promise<void> {
  const { row } = loaded;
  const homeName = row.accepted.home.name;
  const agency = await findHomeAgency(tx, row.listingId);
  const about = { tenancyId: row.id, homeName, replyTo: app.config.agencyEmail, agency };
  const tenants = () => addressPeople(tx, app, loaded.people, "tenant");
  if (action.do === "ask-payment") {
    const request = {
      tenancyId: row.id,
      kind: action.kind,
      pence: action.pence,
      dueOn: action.dueOn,
      phone: agency.phone,
    };
    const instructions = await app.payments.describe(request);
    for (const to of await tenants())
      await queueMail(tx, createPaymentMail(to, { ...about, ...request, instructions }));
    return;
  }
  const news = findNews(tenancy, action, homeName, getLondonDate(app.now()));
  if (news === null) return;
  for (const to of await tenants()) await queueMail(tx, createNewsMail(to, { ...about, ...news }));
  if (action.do !== "fall-through" && action.do !== "extend-deadline") return;
  const landlord = await addressLandlord(tx, app, row.landlordId);
  if (landlord === null) return;
  const own = { ...about, kind: "landlord-news" as const };
  const { subject, paragraphs } = news.forLandlord ?? news;
  await queueMail(tx, createNewsMail(landlord, { ...own, subject, paragraphs }));
}

interface News {
  subject: string;
  paragraphs: string[];
  forLandlord?: { subject: string; paragraphs: string[] };
}

function findNews(
  tenancy: Tenancy,
  action: TenancyAction,
  homeName: string,
  today: string,
): News | null {
  switch (action.do) {
    case "receive-payment": {
      const payment = findPayment(tenancy, action.kind);
      const open = payment ? payment.askedPence - countReceived(payment) : 0;
      const came = `${formatSterling(action.pence)} for ${homeName} arrived on ${formatNumericDate(action.on)}.`;
      const subject = "We have your payment";
      if (tenancy.state === "fallen-through") {
        const back = `The let does not go ahead. ${describeHolding(tenancy, today).join(" ")}`;
        return { subject, paragraphs: [came, back] };
      }
      const rest = open > 0 ? `${formatSterling(open)} is still to come.` : "That is all of it.";
      return {
        subject,
        paragraphs: [`${came} ${rest}`, ...askForUse(tenancy, action.kind)],
      };
    }
    case "repay-payment":
      return {
        subject: "Your money went back",
        paragraphs: [
          `we paid ${formatSterling(action.pence)} for ${homeName} back to you on ${formatNumericDate(action.on)}.`,
        ],
      };
    case "keep-holding-deposit":
      return {
        subject: "Why your holding deposit is kept",
        paragraphs: [
          `the holding deposit for ${homeName} is kept, because ${keepReasonsTold[action.reason]}.`,
          "Ask us for our reasons in full. If you think that this is wrong, tell us, or go to our redress scheme.",
        ],
      };
    case "extend-deadline":
      return {
        subject: "More time to agree",
        paragraphs: [
          `for ${homeName} there is now time until ${formatNumericDate(action.until)} to agree the tenancy, as was agreed in writing.`,
        ],
      };
    case "fall-through":
      return {
        subject: "The let does not go ahead",
        paragraphs: [`the let of ${homeName} does not go ahead.`, ...describeHeld(tenancy, today)],
        forLandlord: {
          subject: "The let does not go ahead",
          paragraphs: [
            `the let of ${homeName} does not go ahead. We call you about what comes next.`,
          ],
        },
      };
    default:
      return null;
  }
}

/** Without their consent it counts towards nothing (Tenant Fees Act 2019, schedule 2). */
function askForUse({ holdingChoice }: Tenancy, kind: PaymentKind): string[] {
  if (kind !== "holding-deposit" || holdingChoice !== null) return [];
  return [
    "Please tell us on your page, or by answering this mail, whether it counts towards the first rent or the deposit. Without your word it comes back to you within 7 days of the agreement, and both are asked for in full.",
  ];
}

/** What was counted towards the rent or the deposit goes back, too. */
function describeHeld(tenancy: Tenancy, today: string): string[] {
  const { payments, ending } = tenancy;
  const all = payments.reduce((sum, payment) => sum + countToRepay(tenancy, payment), 0);
  const rest = all - countHeld(findPayment(tenancy, "holding-deposit"));
  const holding = describeHolding(tenancy, today);
  if (rest === 0 || ending === null) return holding;
  const dueOn = addRepaymentDays(ending.on);
  return [...holding, describeReturn(rest, { dueOn, today, mayKeep: false })];
}

/** A holding deposit that is still held: its day can run from before the end, and be over. */
function describeHolding(tenancy: Tenancy, today: string): string[] {
  const repayment = findRepayment(tenancy, today);
  if (repayment === null) return [];
  const pence = countHeld(findPayment(tenancy, "holding-deposit"));
  const mayKeep = keepReasons.some((reason) => isKeepReasonPossible(tenancy, reason, today));
  return [describeReturn(pence, { dueOn: repayment.dueOn, today, mayKeep })];
}

function describeReturn(
  pence: number,
  { dueOn, today, mayKeep }: { dueOn: string; today: string; mayKeep: boolean },
): string {
  const [sum, day] = [formatSterling(pence), formatNumericDate(dueOn)];
  if (dueOn < today)
    return `We hold ${sum} of yours. It was to be dealt with by ${day}: it goes back to you now${mayKeep ? ", unless we told you in writing by then why not" : ""}.`;
  return mayKeep
    ? `We hold ${sum} of yours. By ${day} it goes back to you, or we tell you in writing why not.`
    : `The ${sum} that we hold of yours goes back to you by ${day}.`;
}
