export interface Logo {
  name: string;
  look:
    | "heavy-serif"
    | "spaced-capitals"
    | "light-serif"
    | "heavy-sans"
    | "boxed"
    | "ruled"
    | "narrow"
    | "filled";
}

/** Sample data: invented property portals. */
export const portals: Logo[] = [
  { name: "Nestway", look: "heavy-sans" },
  { name: "Homestedt", look: "spaced-capitals" },
  { name: "Portico Portal", look: "light-serif" },
  { name: "Keyhole", look: "narrow" },
  { name: "flatfinch", look: "heavy-serif" },
];

/** Sample data: invented newspapers. */
export const newspapers: Logo[] = [
  { name: "The Southwark Lantern", look: "heavy-serif" },
  { name: "Brickwork", look: "spaced-capitals" },
  { name: "Ledger & Lease", look: "light-serif" },
  { name: "capital commons", look: "heavy-sans" },
  { name: "Rent Review Weekly", look: "boxed" },
  { name: "The Mersey Lamp", look: "ruled" },
  { name: "Threshold", look: "narrow" },
  { name: "The Daily Mantel", look: "filled" },
];
