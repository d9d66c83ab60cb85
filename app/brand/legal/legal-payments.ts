import { brand } from "../brand.ts";
import type { LegalSection } from "./legal-section.ts";

const [redress, clientMoney, deposits] = brand.schemes;

/** Tenant Fees Act 2019, in the specification's wording (landlord side, section 9). */
export const legalPayments: LegalSection = {
  id: "permitted-payments",
  title: "Permitted Payments",
  blocks: [
    "The Tenant Fees Act 2019 says what a landlord or agent in England may ask a tenant to pay for an assured tenancy, student accommodation or a licence. Anything that is not on the list may not be charged. We will ask you for the following and nothing else.",
    {
      heading: "Before the tenancy starts",
      blocks: [
        {
          list: [
            "Holding deposit: a maximum of 1 week’s rent, to reserve a home. It is offset against the first month’s rent.",
            "Deposit: a maximum of 5 weeks’ rent when the annual rent is below £50,000, and of 6 weeks’ rent when it is £50,000 or above.",
            "Rent: for tenancies agreed since 1 May 2026, no more than 1 month’s in advance, and none before the agreement is signed.",
          ],
        },
      ],
    },
    {
      heading: "During the tenancy",
      blocks: [
        {
          list: [
            "The rent.",
            "Change of tenancy: a payment for a change you ask for, such as another sharer, capped at £50 or, if they are higher, the reasonable costs of the change.",
            "Late rent: interest of up to 3% above the Bank of England base rate, on rent that is more than 14 days late.",
            "A lost key or other security device: the reasonable cost of its replacement, with the receipt.",
            "Council tax, utilities, television licence and communication services, where the agreement says that you pay them.",
          ],
        },
      ],
    },
    {
      heading: "If you leave early",
      blocks: [
        "Ending a tenancy with proper notice costs nothing. If you ask to leave sooner and the landlord agrees, you may not be charged more than the landlord’s loss, which is the rent until the notice would have ended. Our own charge may not exceed our reasonable costs of finding another tenant.",
      ],
    },
    {
      heading: "How your money is protected",
      blocks: [
        `We are a member of the ${redress} and of the ${clientMoney}. Deposits are held by ${deposits}.`,
      ],
    },
  ],
};
