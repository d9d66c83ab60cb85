import { fees } from "../../domain/fees.ts";

/** What the four drawn screens of Property Wallet show. Every name and figure is sample data. */

export type State = "ok" | "due" | "late";

interface RentRow {
  property: string;
  outcode: string;
  tenant: string;
  /** `DD/MM` in the month shown. */
  due: string;
  /** Whole pounds a month. */
  rent: number;
  received: boolean;
  status: string;
}

export const rentLedger = {
  title: "Rent",
  month: "November 2026",
  caption: "The rent ledger: what was due in November, what came in, and who is late.",
  rows: [
    {
      property: "Flat 6, Paragon Place",
      outcode: "N1",
      tenant: "R. Daniels and I. Mossop",
      due: "01/11",
      rent: 3650,
      received: true,
      status: "Paid 01/11",
    },
    {
      property: "14 Calvert Terrace",
      outcode: "N1",
      tenant: "J. and N. Ali",
      due: "01/11",
      rent: 4000,
      received: true,
      status: "Paid 02/11",
    },
    {
      property: "3 Linnet Mews",
      outcode: "N1",
      tenant: "S. Conti",
      due: "05/11",
      rent: 2800,
      received: true,
      status: "Paid 05/11",
    },
    {
      property: "Unit 9, Kiln Yard",
      outcode: "E8",
      tenant: "H. Lindqvist",
      due: "19/11",
      rent: 2150,
      received: false,
      status: "2 days late",
    },
  ] satisfies RentRow[],
};

/** Amounts in pence, before VAT, as they were charged. */
export const statement = {
  title: "Statement 118",
  about: "Flat 6, Paragon Place, October 2026",
  caption:
    "One month's statement: rent collected, the repair at cost, our fee with VAT, and the payment.",
  rent: 365_000,
  works: [{ label: "Sash cord, at cost", amount: 14_000 }],
  feePercent: fees.landlords.management.percent,
  sent: "Sent to the account ending 4471 on 03/11/2026",
  /** Pence paid out in each of the five months before, oldest first. */
  earlier: [
    { month: "May", paid: 343_100 },
    { month: "Jun", paid: 331_700 },
    { month: "Jul", paid: 343_100 },
    { month: "Aug", paid: 302_600 },
    { month: "Sep", paid: 343_100 },
  ],
  month: "Oct",
};

interface DocumentRow {
  name: string;
  property: string;
  /** What keeps it in force, or when it was signed. */
  date: string;
  status: string;
  state: State;
}

export const documents = {
  title: "Documents",
  about: "4 properties, 23 documents",
  caption: "The documents of every property, with the certificates that run out next at the top.",
  rows: [
    {
      name: "Gas safety record",
      property: "Unit 9, Kiln Yard",
      date: "Ends 14/01/2027",
      status: "Visit booked",
      state: "due",
    },
    {
      name: "Energy certificate, C",
      property: "3 Linnet Mews",
      date: "Ends 02/06/2031",
      status: "In date",
      state: "ok",
    },
    {
      name: "Electrical report",
      property: "14 Calvert Terrace",
      date: "Ends 19/09/2029",
      status: "In date",
      state: "ok",
    },
    {
      name: "Tenancy agreement",
      property: "Flat 6, Paragon Place",
      date: "Signed 12/08/2026",
      status: "Signed by all",
      state: "ok",
    },
    {
      name: "Deposit certificate",
      property: "Flat 6, Paragon Place",
      date: "Registered 18/08/2026",
      status: "Protected",
      state: "ok",
    },
  ] satisfies DocumentRow[],
};

interface Job {
  what: string;
  property: string;
  /** What happened, newest last. */
  events: string[];
  status: string;
  state: State;
}

export const maintenance = {
  title: "Maintenance",
  about: "2 open, 1 closed this month",
  caption:
    "Repairs: what the tenant reported, who is coming, what it costs, and what needs your word.",
  jobs: [
    {
      what: "Extractor fan, kitchen",
      property: "Unit 9, Kiln Yard",
      events: ["Reported 18/11 with a photo", "Quote £185, above your £150 limit"],
      status: "Needs your approval",
      state: "late",
    },
    {
      what: "Boiler loses pressure",
      property: "14 Calvert Terrace",
      events: ["Reported 20/11, 21:40", "Heating engineer Tue 24/11, 08:00 - 10:00"],
      status: "Booked",
      state: "due",
    },
    {
      what: "Sash cord, front room",
      property: "Flat 6, Paragon Place",
      events: ["Done 14/10, photos attached", "£140 invoiced, £140 charged"],
      status: "Closed",
      state: "ok",
    },
  ] satisfies Job[],
};
