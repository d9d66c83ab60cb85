import bridging from "../../ui/art/homes/f_warehouse.svg?no-inline";
import mortgage from "../../ui/art/homes/f_bay.svg?no-inline";
import remortgage from "../../ui/art/homes/f_mews.svg?no-inline";
import { brand } from "../brand.ts";

/** A lender's questionnaire (landlord specification, section 3). */
export interface FinanceCard {
  title: string;
  legend: string;
  buttonText: string;
  path: string;
  image: string;
}

/** The lender behind the questionnaires. Both it and its URL are invented. */
const lender = { name: "Ashlar Lending", site: "https://apply.ashlar.example.com" };

/** Affiliate campaign parameters. */
const campaign = {
  utm_source: brand.name.toLowerCase(),
  utm_medium: "affiliate",
  utm_campaign: "finance-hub",
};

export function buildQuestionnaireLink({ path }: Pick<FinanceCard, "path">): string {
  return `${lender.site}${path}?${new URLSearchParams(campaign).toString()}`;
}

const cards: FinanceCard[] = [
  {
    title: "Buy to let mortgage",
    legend:
      "For a property you mean to let from the start. Have to hand its price, your deposit and the rent you expect.",
    buttonText: "Start now",
    path: "/buy-to-let-mortgage",
    image: mortgage,
  },
  {
    title: "Buy to let remortgage",
    legend:
      "For a let property whose fixed rate ends within 6 months, or whose value you want to draw on.",
    buttonText: "Start now",
    path: "/buy-to-let-remortgage",
    image: remortgage,
  },
  {
    title: "Bridging finance",
    legend:
      "For an auction purchase, a gap in a chain or works that a mortgage lender won’t cover, over 3 to 18 months.",
    buttonText: "Check eligibility",
    path: "/bridging-finance",
    image: bridging,
  },
];

/** Landlord specification, section 2. */
export const financeText = {
  title: "Finance hub for landlords",
  description:
    "Buy to let mortgage, remortgage and bridging finance: three lender questionnaires, and the rents to put into them.",
  heading: "Borrow against the rent, not against hope.",
  lede: "Three lenders’ questionnaires, for three moments in a landlord’s life. Each takes about 10 minutes and tells you which loans are open to you.",
  scroll: "See the three routes",
  toSearch: "Find a rent to compare",
  cards,
  lender: lender.name,
  options: {
    heading: "Which one is yours?",
    note: `${lender.name} asks the questions, on its own site.`,
  },
  prepare: {
    heading: "What a lender will ask",
    note: "Four things decide most applications.",
    items: [
      {
        title: "The rent",
        text: "Most lenders want it to cover 125% to 145% of the interest, worked out at a rate above the one you pay.",
      },
      {
        title: "The loan to value",
        text: "Buy to let usually stops at 75%. Every 5 points lower tends to reduce the rate.",
      },
      {
        title: "The certificates",
        text: "An energy rating of E or better, gas and electrical safety, and a licence where the borough asks for one.",
      },
      {
        title: "The tenancy",
        text: "An agreement in the usual form and a registered deposit. We draw up both when we find the tenant.",
      },
    ],
  },
  search: {
    heading: "Check the rent before you borrow",
    text: "Search the homes we let now by area, postcode, station or school, and use a real rent in the form.",
  },
  disclosure: `${brand.name} introduces you and gives no mortgage advice. ${lender.name} may pay us a fee if you borrow through these links; it does not change your rate. Think carefully before you secure a debt on a property: it may be repossessed if you do not keep up the payments. Most buy to let mortgages are not regulated.`,
} as const;
