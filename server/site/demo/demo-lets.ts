import { type PaymentKind, type StepKind, moveInSteps } from "../../../domain/tenancies/tenancy.ts";

export interface DemoTenant {
  name: string;
  /** One of those reserved for drama. */
  phone: string;
  employer: string;
  job: string;
  /** Pounds a year. */
  salary: number;
}

export interface DemoOffer {
  /** By the demo feed's reference. */
  home: string;
  tenants: readonly DemoTenant[];
  /** Days ago. */
  sent: number;
  /** Days from now. Negative for a tenancy that has begun. */
  starts: number;
  pet?: string;
  about?: string;
}

/** What was done, so many days ago. */
export type DemoStep = { ago: number } & (
  | { do: "pass"; kinds: readonly StepKind[]; only?: string }
  | { do: "share-code"; name: string; code: string }
  | { do: "paper"; kind: "written-statement" | "agreement" }
  | { do: "reference"; name: string }
  | { do: "certificates" }
  | { do: "ask"; kinds: readonly PaymentKind[] }
  | { do: "receive"; kind: PaymentKind; share: number }
  | { do: "count-holding-deposit" }
  | { do: "fall-through"; note: string }
  | { do: "repay"; kind: PaymentKind }
);

export interface DemoLet extends DemoOffer {
  accepted: number;
  steps: readonly DemoStep[];
}

const tenant = (name: string, end: number, job: string, salary: number): DemoTenant => ({
  name,
  phone: `07700 900${end}`,
  employer: "Harrow Instruments",
  job,
  salary,
});

/** To decide: one home with one offer, and one with three. */
export const demoOffers: readonly DemoOffer[] = [
  {
    home: "999999_LN0008",
    tenants: [tenant("Hugo Lindqvist", 302, "Engineer", 74_000)],
    sent: 1,
    starts: 24,
  },
  {
    home: "999999_LN0026",
    tenants: [tenant("Ingrid Sandell", 301, "Solicitor", 82_000)],
    sent: 3,
    starts: 20,
    pet: "A cat of nine years",
  },
  {
    home: "999999_LN0026",
    tenants: [
      tenant("Owen Fraser", 403, "Nurse", 44_500),
      tenant("Mei Fraser", 404, "Teacher", 40_000),
    ],
    sent: 2,
    starts: 30,
    about: "We would stay for some years.",
  },
  {
    home: "999999_LN0026",
    tenants: [tenant("Tomas Reyes", 405, "Chef", 39_000)],
    sent: 1,
    starts: 16,
  },
];

/** Sent before another offer for the home was accepted, and kept since. */
export const demoBackups: readonly DemoOffer[] = [
  {
    home: "999999_LN0181",
    tenants: [tenant("Bram Okafor", 423, "Optician", 64_000)],
    sent: 8,
    starts: 12,
  },
];

const checks = ["identity", "sanctions", "references", "right-to-rent"] as const;

const held = (ago: number): DemoStep => ({ ago, do: "receive", kind: "holding-deposit", share: 1 });
const signed = (ago: number): DemoStep[] => [
  { ago, do: "count-holding-deposit" },
  { ago, do: "paper", kind: "written-statement" },
  { ago, do: "paper", kind: "agreement" },
  { ago, do: "pass", kinds: ["signature", "landlord-signature"] },
];
const paid = (ago: number): DemoStep[] => [
  { ago, do: "ask", kinds: ["first-rent", "deposit"] },
  { ago, do: "receive", kind: "first-rent", share: 1 },
  { ago, do: "receive", kind: "deposit", share: 1 },
];

/** One let in each stage from the yes to the keys, and one that fell through. */
export const demoLets: readonly DemoLet[] = [
  // The holding deposit is asked and not here yet.
  {
    home: "999999_LN0020",
    tenants: [tenant("Priyanka Rao", 411, "Actuary", 91_000)],
    sent: 2,
    starts: 28,
    accepted: 0,
    steps: [],
  },
  // Day 10 of the holding deposit, and nobody has signed.
  {
    home: "999999_LN0044",
    tenants: [
      tenant("Callum Boyd", 412, "Electrician", 48_000),
      tenant("Esther Boyd", 413, "Pharmacist", 46_000),
    ],
    sent: 12,
    starts: 12,
    accepted: 10,
    steps: [held(9), { ago: 8, do: "pass", kinds: ["identity", "sanctions"] }],
  },
  // References are asked for.
  {
    home: "999999_LN0046",
    tenants: [tenant("Farida Noor", 414, "Designer", 52_000)],
    sent: 6,
    starts: 22,
    accepted: 5,
    steps: [held(4), { ago: 3, do: "pass", kinds: ["identity", "sanctions"] }],
  },
  // One of two has shown the right to rent; the other sent a share code.
  {
    home: "999999_LN0121",
    tenants: [
      tenant("Ruth Adler", 415, "Librarian", 38_000),
      tenant("Mateus Correia", 416, "Physiotherapist", 45_000),
    ],
    sent: 8,
    starts: 18,
    accepted: 6,
    steps: [
      held(5),
      { ago: 4, do: "pass", kinds: ["identity", "sanctions"] },
      { ago: 3, do: "reference", name: "Ruth Adler" },
      { ago: 3, do: "pass", kinds: ["references"] },
      { ago: 2, do: "pass", kinds: ["right-to-rent"], only: "Ruth Adler" },
      { ago: 1, do: "share-code", name: "Mateus Correia", code: "R4K2M8T6P" },
    ],
  },
  // The agreement is out: the renter has signed, the landlord has not.
  {
    home: "999999_LN0166",
    tenants: [tenant("Naomi Castell", 417, "Surgeon", 108_000)],
    sent: 9,
    starts: 14,
    accepted: 8,
    steps: [
      held(7),
      { ago: 5, do: "pass", kinds: [...checks] },
      { ago: 5, do: "certificates" },
      { ago: 2, do: "paper", kind: "written-statement" },
      { ago: 1, do: "paper", kind: "agreement" },
      { ago: 1, do: "pass", kinds: ["signature"] },
    ],
  },
  // Both have signed, so rent and deposit are asked; a part of the rent is here.
  {
    home: "999999_LN0205",
    tenants: [
      tenant("Kofi Mensah", 418, "Architect", 56_000),
      tenant("Lucy Wren", 419, "Editor", 47_000),
    ],
    sent: 13,
    starts: 9,
    accepted: 12,
    steps: [
      held(11),
      { ago: 9, do: "pass", kinds: [...checks] },
      { ago: 9, do: "certificates" },
      ...signed(3),
      { ago: 2, do: "ask", kinds: ["first-rent", "deposit"] },
      { ago: 1, do: "receive", kind: "first-rent", share: 0.5 },
    ],
  },
  // Everything is here: keys in two days.
  {
    home: "999999_LN0208",
    tenants: [tenant("Yusuf Demir", 420, "Joiner", 58_000)],
    sent: 20,
    starts: 2,
    accepted: 18,
    steps: [
      held(17),
      { ago: 15, do: "pass", kinds: [...checks] },
      { ago: 15, do: "certificates" },
      ...signed(8),
      ...paid(6),
      { ago: 5, do: "pass", kinds: ["inventory-booked"] },
      { ago: 1, do: "pass", kinds: ["home-ready", "keys-counted"] },
    ],
  },
  // Let: moved in ten days ago, and the deposit is registered.
  {
    home: "999999_LN0222",
    tenants: [tenant("Hazel Nwosu", 421, "Analyst", 67_000)],
    sent: 33,
    starts: -10,
    accepted: 31,
    steps: [
      held(30),
      { ago: 27, do: "pass", kinds: [...checks] },
      { ago: 27, do: "certificates" },
      ...signed(20),
      ...paid(17),
      { ago: 10, do: "pass", kinds: moveInSteps },
      { ago: 8, do: "pass", kinds: ["deposit-registration", "prescribed-information"] },
    ],
  },
  // Fell through before anybody signed, and the holding deposit went back. A back-up is kept.
  {
    home: "999999_LN0181",
    tenants: [tenant("Dana Kessler", 422, "Translator", 61_000)],
    sent: 9,
    starts: 10,
    accepted: 7,
    steps: [
      held(6),
      { ago: 5, do: "pass", kinds: ["identity", "sanctions"] },
      { ago: 3, do: "fall-through", note: "The post abroad came after all." },
      { ago: 1, do: "repay", kind: "holding-deposit" },
    ],
  },
];
