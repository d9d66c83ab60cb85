export interface Agency {
  name: string;
  legalName: string;
  phone: string;
  email: string;
  postalAddress: string[];
  repliesWithin: string;
  contactsOperatorsWithin: string;
  schemes: string[];
  /** URL for the mail footer, or null to show none. */
  website: string | null;
}

/** The demo agency. Everything is invented, and the phone number is reserved for drama use. */
export const agency: Agency = {
  name: "Lintel",
  legalName: "Lintel Lettings Ltd",
  phone: "020 7946 0147",
  email: "hello@lintel.example.com",
  repliesWithin: "one working day",
  contactsOperatorsWithin: "24 hours",
  postalAddress: ["Lintel House", "Gray's Inn Road", "London WC1X 0ZZ"],
  schemes: [
    "Fairstead Redress Scheme",
    "Cornerhouse Client Money Protection Scheme",
    "Strongroom Deposits",
  ],
  website: null,
};

/** The ledger that landlords see online. */
export const walletName = "Property Wallet";

/** Where deposits are registered: the last of the agency’s schemes. */
export function findDepositScheme({ schemes }: Pick<Agency, "schemes">): string {
  return schemes.at(-1) ?? "an approved scheme";
}
