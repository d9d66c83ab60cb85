import { fillPaymentLink } from "../../../domain/tenancies/money/payment-link.ts";
import { type PaymentKind, paymentTitles } from "../../../domain/tenancies/tenancy.ts";

export interface PaymentRequest {
  tenancyId: string;
  /** What is asked for together: at least one. */
  parts: readonly { kind: PaymentKind; openPence: number }[];
  /** Whom to call about it: the branch of the home. */
  phone: string;
}

/** How somebody is told to pay. Amounts are recorded here, never taken. */
export interface PaymentInstructions {
  lines: string[];
  /** A page of a payment service. Null if it has none. */
  url: string | null;
}

/** What another service implements to be paid through. */
export interface PaymentAdapter {
  /** Words or a link for one request. */
  describe: (request: PaymentRequest) => Promise<PaymentInstructions>;
}

/** Bank details in the mail. Without the setting nothing is invented: they are told on the phone. */
function createBankTransfers({ clientAccount }: { clientAccount: string | null }): PaymentAdapter {
  return {
    describe: async ({ tenancyId, parts, phone }) => ({
      lines: [
        clientAccount === null
          ? `Please call us on ${phone} for our client account details.`
          : `Please pay into our client account: ${clientAccount}.`,
        ...describeReferences(tenancyId, parts),
        "We’ll never email you new bank details. If you get an email that does, call us.",
      ],
      url: null,
    }),
  };
}

/** The agency's own page of a payment service, with the reference and the amount of the request. */
function createPaymentLinks({
  clientAccount,
  paymentLink,
}: {
  clientAccount: string | null;
  paymentLink: string;
}): PaymentAdapter {
  const transfers = createBankTransfers({ clientAccount });
  return {
    describe: async (request) => ({
      ...(await transfers.describe(request)),
      url: fillPaymentLink(paymentLink, {
        reference: createReference(request.tenancyId, request.parts),
        pence: request.parts.reduce((sum, { openPence }) => sum + openPence, 0),
      }),
    }),
  };
}

/** The one that the settings name. */
export function choosePayments({
  clientAccount,
  paymentLink,
}: {
  clientAccount: string | null;
  paymentLink: string | null;
}): PaymentAdapter {
  return paymentLink === null
    ? createBankTransfers({ clientAccount })
    : createPaymentLinks({ clientAccount, paymentLink });
}

const letters: Record<PaymentKind, string> = {
  "holding-deposit": "H",
  "first-rent": "R",
  deposit: "D",
};

/** Each has its own, so that money that comes by itself says what it is for. */
function describeReferences(tenancyId: string, parts: PaymentRequest["parts"]): string[] {
  if (parts.length === 1) return [`Reference: ${createReference(tenancyId, parts)}`];
  const each = parts.map(
    (part) =>
      `${createReference(tenancyId, [part])} for the ${paymentTitles[part.kind].toLowerCase()}`,
  );
  return [
    `Reference if you pay everything together: ${createReference(tenancyId, parts)}`,
    `References if you pay separately: ${each.join(", ")}`,
  ];
}

/** Short enough for a bank's field of 18 characters. */
function createReference(tenancyId: string, parts: PaymentRequest["parts"]): string {
  const what = parts.map(({ kind }) => letters[kind]).join("");
  return `LET ${tenancyId.slice(0, 8).toUpperCase()} ${what}`;
}
