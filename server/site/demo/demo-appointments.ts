import type { AppointmentKind } from "../../../domain/viewings/appointment.ts";
import type { DemoNegotiator, DemoTime } from "./demo-viewings.ts";

export interface DemoRequest {
  day: number;
  from: string;
  until: string;
  home: string;
  name: string;
  phone: string;
  text: string;
  /** Minutes ago. */
  ago: number;
}

/** Asked for, and not booked yet. */
export const demoRequests: readonly DemoRequest[] = [
  {
    day: 1,
    from: "15:00",
    until: "16:00",
    home: "999999_LN0018",
    name: "Rasheed Okafor",
    phone: "07700 900331",
    text: "I bring my flatmate.",
    ago: 26,
  },
  {
    day: 2,
    from: "12:30",
    until: "13:00",
    home: "999999_LN0013",
    name: "Wen Li",
    phone: "07700 900332",
    text: "In my lunch break, if that is possible.",
    ago: 52,
  },
  {
    day: 3,
    from: "11:00",
    until: "12:00",
    home: "999999_LN0006",
    name: "Isla Munro",
    phone: "07700 900333",
    text: "Is the lift working?",
    ago: 80,
  },
  {
    day: 2,
    from: "12:00",
    until: "12:30",
    home: "999999_LN0008",
    name: "Ines Duarte",
    phone: "07700 900334",
    text: "We look for a place from January.",
    ago: 1500,
  },
];

export interface DemoAppointment extends DemoTime {
  kind: AppointmentKind;
  minutes: number;
  place: string;
  home: string | null;
  note: string;
  /** Whom it is with: they see it on their page. */
  landlord?: { firstname: string; lastname: string; phone: string; email: string };
  places?: number;
  slotMinutes?: number;
  /** What came of a valuation, half an hour after it began. */
  figure?: { rent: string; lowest: string; highest: string; words: string };
}

/** Beside viewings. */
export const demoAppointments: readonly DemoAppointment[] = [
  {
    day: 0,
    time: "14:00",
    by: "imogen",
    kind: "valuation",
    minutes: 45,
    place: "14 Calvert Terrace, London N1 5PT",
    home: null,
    note: "Four bedrooms",
    landlord: {
      firstname: "Marcus",
      lastname: "Bell",
      phone: "07700 900215",
      email: "marcus.bell@example.com",
    },
  },
  {
    day: -1,
    time: "15:00",
    by: "tom",
    kind: "valuation",
    minutes: 45,
    place: "3 Bellfounders Row, London E1 7QX",
    home: null,
    note: "Lets for the first time",
    landlord: {
      firstname: "Nadia",
      lastname: "Rahman",
      phone: "07700 900216",
      email: "nadia.rahman@example.com",
    },
    figure: {
      rent: "1,950",
      lowest: "1,900",
      highest: "2,025",
      words: "Bright and close to the station. A washing machine would bring the upper end.",
    },
  },
  {
    day: 1,
    time: "14:30",
    by: "idris",
    kind: "photographs",
    minutes: 60,
    place: "",
    home: "999999_LN0019",
    note: "Bring the wide lens",
  },
  {
    day: 1,
    time: "13:00",
    by: "tom",
    kind: "viewing",
    minutes: 120,
    place: "",
    home: "999999_LN0023",
    note: "Board outside the door",
    places: 12,
  },
  {
    day: 2,
    time: "10:00",
    by: "imogen",
    kind: "other",
    minutes: 60,
    place: "The office",
    home: null,
    note: "Morning meeting, everybody",
  },
  {
    day: 3,
    time: "14:00",
    by: "imogen",
    kind: "valuation",
    minutes: 60,
    place: "Flat 2, Paragon Place, London N1 7GU",
    home: null,
    note: "Rohan Sethi",
  },
  {
    day: 4,
    time: "13:00",
    by: "imogen",
    kind: "check-in",
    minutes: 45,
    place: "",
    home: "999999_LN0023",
    note: "Two sets of keys",
  },
  {
    day: 2,
    time: "14:00",
    by: "maeve",
    kind: "viewing",
    minutes: 60,
    place: "",
    home: "999999_LN0011",
    note: "",
    slotMinutes: 15,
  },
];

/** How homes are got into. Keys hang in the office under a code that names no address. */
export const demoHomes: readonly { home: string; key: string; keptAt: string; access: string }[] = [
  {
    home: "999999_LN0006",
    key: "A14",
    keptAt: "Office, hook 14",
    access: "Goods lift, not the stair. The porter is there until 14:00.",
  },
  {
    home: "999999_LN0008",
    key: "A08",
    keptAt: "Office, hook 8",
    access: "Second bell from the top.",
  },
  {
    home: "999999_LN0013",
    key: "A03",
    keptAt: "Office, hook 3",
    access: "Empty since the 14th. Leave the windows tilted.",
  },
  {
    home: "999999_LN0018",
    key: "B02",
    keptAt: "Office, drawer 2",
    access: "Key safe by the gate.",
  },
];

/** London times from Monday to Saturday. */
export const demoHours: Record<DemoNegotiator, { week: string; saturday: string | null }> = {
  imogen: { week: "09:30-19:00", saturday: "10:00-16:00" },
  maeve: { week: "10:00-18:30", saturday: "10:00-14:00" },
  idris: { week: "09:00-17:30", saturday: null },
  tom: { week: "09:30-18:00", saturday: "09:30-17:00" },
};
