import { addDays } from "../../domain/shared/dates.ts";
import { fees } from "../../domain/agency/fees.ts";
import { createLondonFormat } from "../../domain/shared/london-format.ts";

/** Sample data for the four Property Wallet screens. */

export type StatusKind = "ok" | "due" | "late";

interface RentRow {
  property: string;
  outcode: string;
  tenant: string;
  /** `YYYY-MM-DD`, like all dates here. */
  due: string;
  /** Whole pounds a month. */
  rent: number;
  /** Null if unpaid. */
  paid: string | null;
}

interface Statement {
  number: number;
  property: string;
  month: string;
  /** Pence before VAT, as charged. */
  rent: number;
  works: { label: string; amount: number }[];
  feePercent: number;
  sent: string;
  /** Pence paid out in each of the previous five months, oldest first. */
  earlier: { month: string; paid: number }[];
  shortMonth: string;
}

interface WalletDocument {
  name: string;
  property: string;
  dated: "Ends" | "Signed" | "Registered";
  date: string;
  status: string;
  state: StatusKind;
}

interface Job {
  what: string;
  property: string;
  /** Oldest first. */
  events: { date: string; what: string }[];
  status: string;
  state: StatusKind;
}

export interface WalletSample {
  today: string;
  rents: RentRow[];
  statement: Statement;
  documents: WalletDocument[];
  jobs: Job[];
}

const paragon = "Flat 6, Paragon Place";
const calvert = "14 Calvert Terrace";
const linnet = "3 Linnet Mews";
const kiln = "Unit 9, Kiln Yard";

/** `today` is London's date, which all sample dates are relative to. */
export function createWalletSample(today: string): WalletSample {
  return {
    today,
    rents: createRents(today),
    statement: createStatement(today),
    documents: createDocuments(today),
    jobs: createJobs(today),
  };
}

function createRents(today: string): RentRow[] {
  const day = (days: number) => addDays(today, days);
  return [
    {
      property: paragon,
      outcode: "N1",
      tenant: "R. Daniels and I. Mossop",
      due: day(-22),
      rent: 3650,
      paid: day(-22),
    },
    {
      property: calvert,
      outcode: "N1",
      tenant: "J. and N. Ali",
      due: day(-20),
      rent: 4000,
      paid: day(-19),
    },
    {
      property: linnet,
      outcode: "N1",
      tenant: "S. Conti",
      due: day(-16),
      rent: 2800,
      paid: day(-16),
    },
    {
      property: kiln,
      outcode: "E8",
      tenant: "H. Lindqvist",
      due: day(-2),
      rent: 2150,
      paid: null,
    },
  ];
}

const sashCordPence = 14_000;

function createStatement(today: string): Statement {
  const month = getStatementMonth(today);
  const before = [343_100, 331_700, 343_100, 302_600, 343_100];
  return {
    number: 118,
    property: paragon,
    month: formatMonth(month),
    rent: 365_000,
    works: [{ label: "Sash cord, at cost", amount: sashCordPence }],
    feePercent: fees.landlords.management.percent,
    sent: `${addMonths(month, 1)}-03`,
    earlier: before.map((paid, place) => ({
      month: formatShortMonth(addMonths(month, place - before.length)),
      paid,
    })),
    shortMonth: formatShortMonth(month),
  };
}

function createDocuments(today: string): WalletDocument[] {
  const day = (days: number) => addDays(today, days);
  return [
    {
      name: "Gas safety certificate",
      property: kiln,
      dated: "Ends",
      date: day(52),
      status: "Visit booked",
      state: "due",
    },
    {
      name: "Electrical report",
      property: calvert,
      dated: "Ends",
      date: day(1031),
      status: "In date",
      state: "ok",
    },
    {
      name: "Energy performance certificate, C",
      property: linnet,
      dated: "Ends",
      date: day(1652),
      status: "In date",
      state: "ok",
    },
    {
      name: "Tenancy agreement",
      property: paragon,
      dated: "Signed",
      date: day(-410),
      status: "Signed by all",
      state: "ok",
    },
    {
      name: "Deposit certificate",
      property: paragon,
      dated: "Registered",
      date: day(-404),
      status: "Protected",
      state: "ok",
    },
  ];
}

function createJobs(today: string): Job[] {
  const day = (days: number) => addDays(today, days);
  const month = getStatementMonth(today);
  return [
    {
      what: "Extractor fan, kitchen",
      property: kiln,
      events: [
        { date: day(-3), what: "Reported with a photo" },
        { date: day(-1), what: "Quote £185, above your £150 limit" },
      ],
      status: "Needs your approval",
      state: "late",
    },
    {
      what: "Boiler loses pressure",
      property: calvert,
      events: [
        { date: day(-1), what: "Reported at 21:40" },
        { date: day(1), what: "Heating engineer, 08:00 - 10:00" },
      ],
      status: "Booked",
      state: "due",
    },
    {
      what: "Sash cord, front room",
      property: paragon,
      events: [
        { date: `${month}-14`, what: "Done, photos attached" },
        { date: `${month}-16`, what: "£140 invoiced, £140 charged" },
      ],
      status: "Closed",
      state: "ok",
    },
  ];
}

/** `YYYY-MM`. Each month's statement goes out on the third of the next. */
function getStatementMonth(today: string): string {
  return addMonths(addDays(today, -2).slice(0, 7), -1);
}

function addMonths(month: string, months: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return moment.toISOString().slice(0, 7);
}

const monthFormat = createLondonFormat("en-GB", { month: "long", year: "numeric" });
const shortMonthFormat = createLondonFormat("en-GB", { month: "short" });

function formatMonth(month: string): string {
  return monthFormat(new Date(`${month}-15T00:00:00Z`));
}

/** Always three letters, including for September. */
function formatShortMonth(month: string): string {
  return shortMonthFormat(new Date(`${month}-15T00:00:00Z`)).slice(0, 3);
}
