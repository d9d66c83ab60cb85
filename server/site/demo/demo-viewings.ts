/** First part of the e-mail address of one of `demoNegotiators`. */
export type DemoNegotiator = "imogen" | "maeve" | "idris" | "tom";

export interface DemoTime {
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
  isConfirmed: boolean;
}

type Row = readonly [number, string, DemoNegotiator, string, string, string, boolean];

/** Invented people, over a week around the day of loading. */
const rows: readonly Row[] = [
  [-1, "10:00", "imogen", "999999_LN0026", "Anouk Verhoeven", "07700 900335", true],
  [-1, "13:30", "imogen", "999999_LN0008", "Piers Galloway", "07700 900336", true],
  [-1, "16:00", "imogen", "999999_LN0018", "Ada Brennan", "07700 900303", true],
  [-1, "11:00", "tom", "999999_LN0004", "Pia Sand", "07700 900304", true],
  [0, "10:30", "imogen", "999999_LN0006", "Grace Adeleke", "07700 900318", true],
  [0, "11:30", "imogen", "999999_LN0008", "Sven Conti", "07700 900306", true],
  [0, "16:00", "imogen", "999999_LN0018", "Paul Mensah", "07700 900307", true],
  [0, "17:30", "imogen", "999999_LN0023", "Dora Ossei", "07700 900308", false],
  [0, "10:00", "maeve", "999999_LN0002", "Bronagh Keane", "07700 900309", true],
  [0, "15:00", "maeve", "999999_LN0011", "Sam Oduya", "07700 900310", false],
  [0, "14:00", "tom", "999999_LN0004", "Jakub Hale", "07700 900311", true],
  [1, "11:30", "imogen", "999999_LN0013", "Orla Fraser", "07700 900312", true],
  [1, "13:30", "imogen", "999999_LN0006", "Seun Alabi", "07700 900313", true],
  [1, "10:00", "tom", "999999_LN0023", "Noor Ali", "07700 900314", true],
  [1, "12:00", "idris", "999999_LN0019", "Rebecca Sethi", "07700 900315", false],
  [2, "12:00", "imogen", "999999_LN0008", "Clara Tan", "07700 900316", true],
  [2, "17:30", "imogen", "999999_LN0018", "Tilda Brandt", "07700 900317", false],
  [2, "11:00", "maeve", "999999_LN0015", "Ravi Menon", "07700 900319", true],
  [3, "16:45", "imogen", "999999_LN0006", "Theo Blake", "07700 900320", true],
  [3, "17:20", "imogen", "999999_LN0018", "Rose Daniels", "07700 900321", true],
  [4, "10:30", "imogen", "999999_LN0013", "Lena Hartmann", "07700 900322", true],
];

export const demoViewings: readonly DemoViewing[] = rows.map(
  ([day, time, by, home, name, phone, isConfirmed]) => {
    return { day, time, by, home, name, phone, isConfirmed };
  },
);
