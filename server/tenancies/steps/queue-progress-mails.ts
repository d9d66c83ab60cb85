import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { formatSterling } from "../../../domain/shared/money.ts";
import { sumAwaited } from "../../../domain/tenancies/money/awaited-money.ts";
import {
  findRepayment,
  isHoldingUseOpen,
  keepReasonsTold,
} from "../../../domain/tenancies/money/holding-deposit.ts";
import { getAmountOutstanding } from "../../../domain/tenancies/money/move-money.ts";
import type { TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import {
  findPayment,
  type PaymentKind,
  paymentKinds,
  type Tenancy,
} from "../../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../../app-context.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { addressLandlord, addressPeople } from "../address-people.ts";
import {
  type Around,
  describeHeldMoney,
  describeHeldMoneyOf,
} from "../money/describe-held-money.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";
import { createNewsMail, createPaymentMail } from "../mails/tenancy-mails.ts";
import { emailCorrection } from "./email-correction.ts";

interface Done {
  loaded: LoadedTenancy;
  tenancy: Tenancy;
  action: TenancyAction;
}

/** One mail to each tenant with all that was asked for together: what of it is not here yet. */
export async function queuePaymentMails(
  tx: Transaction,
  app: AppContext,
  { loaded, tenancy, actions }: Omit<Done, "action"> & { actions: readonly TenancyAction[] },
): Promise<void> {
  const asked = sumAwaited(
    tenancy,
    paymentKinds.filter((kind) =>
      actions.some((action) => action.do === "ask-payment" && action.kind === kind),
    ),
  );
  if (asked === null) return;
  const { row, people } = loaded;
  const agency = await findHomeAgency(tx, row.listingId);
  const about = {
    tenancyId: row.id,
    homeName: row.accepted.home.name,
    replyTo: app.config.agencyEmail,
    agency,
  };
  const request = { tenancyId: row.id, parts: asked.parts, phone: agency.phone };
  const instructions = await app.payments.describe(request);
  const to = { ...app, listingId: row.listingId };
  for (const tenant of await addressPeople(tx, to, people, "tenant"))
    await queueMail(tx, createPaymentMail(tenant, { ...about, asked, instructions }));
}

/** What people are told of something else that was recorded. Most steps are not mailed. */
export async function queueProgressMails(
  tx: Transaction,
  app: AppContext,
  { loaded, tenancy, action }: Done,
): Promise<void> {
  const { row } = loaded;
  const homeName = row.accepted.home.name;
  const agency = await findHomeAgency(tx, row.listingId);
  const about = { tenancyId: row.id, homeName, replyTo: app.config.agencyEmail, agency };
  const tenants = () =>
    addressPeople(tx, { ...app, listingId: row.listingId }, loaded.people, "tenant");
  const around = { landlord: loaded.landlord, today: getLondonDate(app.now()) };
  const told = { before: loaded.tenancy, homeName, around };
  const news = findNews(tenancy, action, told);
  if (news === null) return;
  for (const to of await tenants()) await queueMail(tx, createNewsMail(to, { ...about, ...news }));
  if (action.do === "extend-deadline") await queueLandlordNews(tx, app, row, news);
}

/** Once it is decided whether the home is to let again: of that they are told, too. */
export async function queueFallenMail(
  tx: Transaction,
  app: AppContext,
  { row }: Pick<LoadedTenancy, "row">,
  isRelisted: boolean,
): Promise<void> {
  const next = isRelisted
    ? "Your property is back on the market."
    : "We’ll call you about what comes next.";
  await queueLandlordNews(tx, app, row, {
    subject: "The tenancy isn’t going ahead",
    paragraphs: [`The tenancy at ${row.accepted.home.name} isn’t going ahead. ${next}`],
  });
}

async function queueLandlordNews(
  tx: Transaction,
  app: AppContext,
  { id: tenancyId, listingId, landlordId, accepted }: LoadedTenancy["row"],
  { subject, paragraphs }: News,
): Promise<void> {
  const landlord = await addressLandlord(tx, { ...app, listingId }, landlordId);
  if (landlord === null) return;
  const about = {
    tenancyId,
    homeName: accepted.home.name,
    replyTo: app.config.agencyEmail,
    agency: await findHomeAgency(tx, listingId),
    kind: "landlord-news" as const,
  };
  await queueMail(tx, createNewsMail(landlord, { ...about, subject, paragraphs }));
}

interface News {
  subject: string;
  paragraphs: string[];
}

function findNews(
  tenancy: Tenancy,
  action: TenancyAction,
  { before, homeName, around }: { before: Tenancy; homeName: string; around: Around },
): News | null {
  switch (action.do) {
    case "receive-payment":
      return tellReceipt(tenancy, action, { homeName, around });
    case "correct-receipt":
      return {
        subject: "We corrected your payment",
        paragraphs: emailCorrection(before, tenancy, action, { homeName, around }),
      };
    case "repay-payment":
      return {
        subject: "We’ve repaid you",
        paragraphs: [
          `On ${formatNumericDate(action.on)} we repaid you ${formatSterling(action.pence)} for ${homeName}.`,
        ],
      };
    case "keep-holding-deposit":
      return {
        subject: "Why we’re keeping your holding deposit",
        paragraphs: [
          `We’re keeping the holding deposit for ${homeName} because ${keepReasonsTold[action.reason]}.`,
          "You can ask for our full reasons. If you think this is wrong, tell us or contact our redress scheme.",
        ],
      };
    case "extend-deadline":
      return {
        subject: "Your deadline has been extended",
        paragraphs: [
          `As agreed in writing, the deadline to agree the tenancy of ${homeName} is now ${formatNumericDate(action.until)}.`,
        ],
      };
    case "fall-through":
      return {
        subject: "Your tenancy isn’t going ahead",
        paragraphs: [
          `Your tenancy at ${homeName} isn’t going ahead.`,
          ...describeHeldMoney(tenancy, around),
        ],
      };
    default:
      return null;
  }
}

function tellReceipt(
  tenancy: Tenancy,
  action: Extract<TenancyAction, { do: "receive-payment" }>,
  { homeName, around }: { homeName: string; around: Around },
): News {
  const payment = findPayment(tenancy, action.kind);
  const open = payment ? getAmountOutstanding(payment) : 0;
  const came = `We received ${formatSterling(action.pence)} for ${homeName} on ${formatNumericDate(action.on)}.`;
  const subject = "We’ve got your payment";
  const tooLate = describeTooLate(tenancy, action.kind, around.today);
  if (tooLate !== null && payment !== null) {
    const back = describeHeldMoneyOf(tenancy, payment, around);
    return { subject, paragraphs: [came, [tooLate, ...back].join(" ")] };
  }
  const rest =
    open > 0 ? `${formatSterling(open)} is still outstanding.` : "You’ve now paid in full.";
  return {
    subject,
    paragraphs: [`${came} ${rest}`, ...askForUse(tenancy, action.kind)],
  };
}

function describeTooLate(tenancy: Tenancy, kind: PaymentKind, today: string): string | null {
  if (tenancy.state === "fallen-through") return "Your tenancy isn’t going ahead.";
  if (kind !== "holding-deposit" || findRepayment(tenancy, today)?.because !== "came-after")
    return null;
  return "Your payment arrived too late to hold the home.";
}

/** Without their consent it counts towards nothing (Tenant Fees Act 2019, schedule 2). */
function askForUse(tenancy: Tenancy, kind: PaymentKind): string[] {
  if (kind !== "holding-deposit" || tenancy.holdingChoice !== null) return [];
  if (!isHoldingUseOpen(tenancy))
    return [
      "We asked you for the first month’s rent in full, so we’ll return your holding deposit within 7 days of the agreement.",
    ];
  return [
    "Please tell us on your page, or by replying to this email, whether to use your holding deposit towards the first month’s rent or the deposit. If we don’t hear from you, we’ll return it within 7 days of the agreement and ask for both in full.",
  ];
}
