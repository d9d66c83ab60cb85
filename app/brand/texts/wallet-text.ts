import { agency, walletName } from "../../../domain/agency/agency.ts";
import { formatFee, fees, walletTerms } from "../../../domain/agency/fees.ts";
import clientMoneyEmblem from "../schemes/client-money.svg?no-inline";
import depositsEmblem from "../schemes/deposits.svg?no-inline";
import redressEmblem from "../schemes/redress.svg?no-inline";

const [redress, clientMoney, deposits] = agency.schemes;

/** Landlord specification, section 2. */
export const walletText = {
  title: `${walletName}, the landlord’s ledger`,
  description: `Rent, statements, documents and repairs of every property you let, in one place. Free rent collection; from ${formatFee(fees.wallet)} a month.`,
  heading: "Every pound of rent, in one place.",
  lede: `${walletName} is the ledger of what you let: rent in, repairs out, certificates in date, and a year your accountant can read.`,
  price: `${walletTerms} Rent collection through it is free.`,
  valuation: "Book valuation",
  demo: "Request demo",
  screens: {
    heading: "Look inside",
    label: `Screens of ${walletName}`,
    note: "Four screens with a sample landlord’s figures.",
    captions: {
      rent: "The rent ledger: what fell due in the last 30 days, what came in, and who is late.",
      statement: `One month’s statement: rent collected, the repair at cost, our fee with VAT, and the payment. ${walletTerms}`,
      documents:
        "The documents of every property, with the certificates that expire next at the top.",
      maintenance:
        "Repairs: what the tenant reported, who is coming, what it costs, and what needs your approval.",
    },
  },
  benefits: {
    heading: "What it does for you",
    note: "Eight things landlords stop doing by hand.",
    items: [
      "Collects the rent free of charge, by standing order, card or bank transfer",
      "Matches each payment to its tenancy and flags what is late the next morning",
      "Reminds the tenant before the due date, and after it, so you don’t have to",
      "Pays you by bank transfer, with the statement attached",
      "Keeps every contractor invoice beside the repair, with no markup on it",
      "Asks for your approval above the limit you set",
      "Warns 60 days before a gas, electrical or energy certificate expires",
      "Exports the tax year by property, for you or your accountant",
    ],
  },
  sections: [
    {
      heading: "How the rent reaches you",
      paragraphs: [
        "Your tenant pays into a client account that is kept apart from our own money. We match the payment to the tenancy, take off what you’ve agreed to spend, and send the rest to your bank.",
        "You see each of these steps as it happens. If a payment is short or late, the ledger says so before you would have noticed, and our accounts team is already asking.",
      ],
    },
    {
      heading: "A statement you can check",
      paragraphs: [
        "Each statement is one page: rent collected, work paid at cost, our fee with its VAT, and what was sent to you. Tap a line to open the invoice or the agreement it comes from.",
        "At the end of the tax year the same lines add up to one file per property, in the categories of the property pages of a tax return.",
      ],
    },
    {
      heading: "One property or sixty",
      paragraphs: [
        "Flats, houses and whole blocks sit in one list. Sort it by what is late, which certificate expires next or what earns most for its price. Give a partner or an accountant a login that can read but not pay.",
        "It works with our management and without it: many landlords who look after their own property use the ledger alone.",
      ],
    },
  ],
  partners: {
    heading: "Who watches over the money",
    note: "Three memberships, each with its own rules and its own complaints route.",
    items: [
      {
        name: clientMoney,
        emblem: clientMoneyEmblem,
        kind: "Client money protection",
        text: "Covers rent in our client account.",
      },
      {
        name: deposits,
        emblem: depositsEmblem,
        kind: "Deposit scheme",
        text: "Holds tenants’ deposits, not us.",
      },
      {
        name: redress,
        emblem: redressEmblem,
        kind: "Redress scheme",
        text: "Decides when we can’t agree.",
      },
    ],
  },
  closing: {
    heading: "See it with your own figures",
    text: "A demo takes 20 minutes. Bring one property and last month’s rent, and leave with its ledger.",
  },
} as const;
