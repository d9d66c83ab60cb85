export interface Logo {
  name: string;
  look: "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h";
}

/** Sample data: invented property portals. */
export const portals: Logo[] = [
  { name: "Nestway", look: "d" },
  { name: "Homestedt", look: "b" },
  { name: "Portico Portal", look: "c" },
  { name: "Keyhole", look: "g" },
  { name: "flatfinch", look: "a" },
];

/** Sample data: invented newspapers. */
export const newspapers: Logo[] = [
  { name: "The Southwark Lantern", look: "a" },
  { name: "Brickwork", look: "b" },
  { name: "Ledger & Lease", look: "c" },
  { name: "capital commons", look: "d" },
  { name: "Rent Review Weekly", look: "e" },
  { name: "The Mersey Lamp", look: "f" },
  { name: "Threshold", look: "g" },
  { name: "The Daily Mantel", look: "h" },
];
