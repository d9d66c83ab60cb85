import type { AppointmentKind } from "../../../domain/viewings/appointment.ts";

/** First part of the e-mail address of one of `demoNegotiators`. */
export type DemoNegotiator = "imogen" | "maeve" | "idris" | "tom";

interface DemoTime {
  /** Working days from the one on which the demo is loaded. */
  day: number;
  time: string;
  by: DemoNegotiator;
}

export interface DemoViewing extends DemoTime {
  /** By the demo feed's reference. */
  home: string;
  name: string;
  /** One of those reserved for drama. */
  phone: string;
  answered: boolean;
}

/** Invented people, over a week around the day of loading. */
export const demoViewings: readonly DemoViewing[] = [
  { day: -1, time: "10:00", by: "imogen", home: "999999_LN0001", name: "Ingrid Sandell", phone: "07700 900301", answered: true },
  { day: -1, time: "13:30", by: "imogen", home: "999999_LN0008", name: "Hugo Lindqvist", phone: "07700 900302", answered: true },
  { day: -1, time: "16:00", by: "imogen", home: "999999_LN0018", name: "Ada Brennan", phone: "07700 900303", answered: true },
  { day: -1, time: "11:00", by: "tom", home: "999999_LN0004", name: "Pia Sand", phone: "07700 900304", answered: true },
  { day: 0, time: "10:30", by: "imogen", home: "999999_LN0006", name: "Grace Adeleke", phone: "07700 900318", answered: true },
  { day: 0, time: "11:30", by: "imogen", home: "999999_LN0008", name: "Sven Conti", phone: "07700 900306", answered: true },
  { day: 0, time: "16:00", by: "imogen", home: "999999_LN0018", name: "Paul Mensah", phone: "07700 900307", answered: true },
  { day: 0, time: "17:30", by: "imogen", home: "999999_LN0003", name: "Dora Ossei", phone: "07700 900308", answered: false },
  { day: 0, time: "10:00", by: "maeve", home: "999999_LN0002", name: "Bronagh Keane", phone: "07700 900309", answered: true },
  { day: 0, time: "15:00", by: "maeve", home: "999999_LN0011", name: "Sam Oduya", phone: "07700 900310", answered: false },
  { day: 0, time: "14:00", by: "tom", home: "999999_LN0004", name: "Jakub Hale", phone: "07700 900311", answered: true },
  { day: 1, time: "11:30", by: "imogen", home: "999999_LN0013", name: "Orla Fraser", phone: "07700 900312", answered: true },
  { day: 1, time: "13:30", by: "imogen", home: "999999_LN0006", name: "Seun Alabi", phone: "07700 900313", answered: true },
  { day: 1, time: "10:00", by: "tom", home: "999999_LN0020", name: "Noor Ali", phone: "07700 900314", answered: true },
  { day: 1, time: "12:00", by: "idris", home: "999999_LN0019", name: "Rebecca Sethi", phone: "07700 900315", answered: false },
  { day: 2, time: "12:00", by: "imogen", home: "999999_LN0008", name: "Clara Tan", phone: "07700 900316", answered: true },
  { day: 2, time: "17:30", by: "imogen", home: "999999_LN0018", name: "Tilda Brandt", phone: "07700 900317", answered: false },
  { day: 2, time: "11:00", by: "maeve", home: "999999_LN0015", name: "Ravi Menon", phone: "07700 900319", answered: true },
  { day: 3, time: "16:45", by: "imogen", home: "999999_LN0006", name: "Theo Blake", phone: "07700 900320", answered: true },
  { day: 3, time: "17:20", by: "imogen", home: "999999_LN0018", name: "Rose Daniels", phone: "07700 900321", answered: true },
  { day: 4, time: "10:30", by: "imogen", home: "999999_LN0013", name: "Lena Hartmann", phone: "07700 900322", answered: true },
];

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
  { day: 1, from: "15:00", until: "16:00", home: "999999_LN0018", name: "Rasheed Okafor", phone: "07700 900331", text: "I bring my flatmate.", ago: 26 },
  { day: 2, from: "12:30", until: "13:00", home: "999999_LN0013", name: "Wen Li", phone: "07700 900332", text: "In my lunch break, if that is possible.", ago: 52 },
  { day: 3, from: "11:00", until: "12:00", home: "999999_LN0006", name: "Isla Munro", phone: "07700 900333", text: "Is the lift working?", ago: 80 },
  { day: 2, from: "12:00", until: "12:30", home: "999999_LN0008", name: "Ines Duarte", phone: "07700 900334", text: "We look for a place from January.", ago: 1500 },
];

export interface DemoAppointment extends DemoTime {
  kind: AppointmentKind;
  minutes: number;
  place: string;
  home: string | null;
  note: string;
  places?: number;
  slotMinutes?: number;
}

/** Beside viewings. */
export const demoAppointments: readonly DemoAppointment[] = [
  { day: 0, time: "14:00", by: "imogen", kind: "valuation", minutes: 45, place: "14 Calvert Terrace, London N1 5PT", home: null, note: "Marcus Bell, four bedrooms" },
  { day: 1, time: "14:30", by: "idris", kind: "photographs", minutes: 60, place: "", home: "999999_LN0019", note: "Bring the wide lens" },
  { day: 1, time: "13:00", by: "tom", kind: "viewing", minutes: 120, place: "", home: "999999_LN0020", note: "Board outside the door", places: 12 },
  { day: 2, time: "10:00", by: "imogen", kind: "other", minutes: 60, place: "The office", home: null, note: "Morning meeting, everybody" },
  { day: 3, time: "14:00", by: "imogen", kind: "valuation", minutes: 60, place: "Flat 2, Paragon Place, London N1 7GU", home: null, note: "Rohan Sethi" },
  { day: 4, time: "13:00", by: "imogen", kind: "check-in", minutes: 45, place: "", home: "999999_LN0003", note: "Two sets of keys" },
  { day: 2, time: "14:00", by: "maeve", kind: "viewing", minutes: 60, place: "", home: "999999_LN0011", note: "", slotMinutes: 15 },
];

/** How homes are got into. Keys hang in the office under a code that names no address. */
export const demoHomes: readonly { home: string; key: string; keptAt: string; access: string }[] = [
  { home: "999999_LN0006", key: "A14", keptAt: "Office, hook 14", access: "Goods lift, not the stair. The porter is there until 14:00." },
  { home: "999999_LN0008", key: "A08", keptAt: "Office, hook 8", access: "Second bell from the top." },
  { home: "999999_LN0013", key: "A03", keptAt: "Office, hook 3", access: "Empty since the 14th. Leave the windows tilted." },
  { home: "999999_LN0018", key: "B02", keptAt: "Office, drawer 2", access: "Key safe by the gate." },
];

/** London times from Monday to Saturday. */
export const demoHours: Record<DemoNegotiator, { week: string; saturday: string | null }> = {
  imogen: { week: "09:30-19:00", saturday: "10:00-16:00" },
  maeve: { week: "10:00-18:30", saturday: "10:00-14:00" },
  idris: { week: "09:00-17:30", saturday: null },
  tom: { week: "09:30-18:00", saturday: "09:30-17:00" },
};
