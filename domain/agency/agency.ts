/** What pages and mails say of the agency itself. */
export interface Agency {
  /** The name it trades under. */
  name: string;
  legalName: string;
  /** As shown, `020 7946 0147`. */
  phone: string;
  email: string;
  /** One line an entry. */
  postalAddress: string[];
  /** How soon it answers a message or an enquiry, `one working day`. */
  repliesWithin: string;
  /** How soon it contacts an operator who asks for a building's valuation, `24 hours`. */
  contactsOperatorsWithin: string;
  /** Redress, client money and deposit schemes it belongs to. */
  schemes: string[];
  /** Its address on the web, for the foot of mails; null where there is none to show. */
  website: string | null;
}

/** The demo agency: an invented name, schemes and address, a telephone number kept for drama. */
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
