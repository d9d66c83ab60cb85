import type { NewNegotiator } from "./add-negotiator.ts";

/** Invented people with phone numbers reserved for drama. */
export const demoNegotiators: NewNegotiator[] = [
  { name: "Imogen Achebe", email: "imogen@lintel.example.com", phone: "020 7946 0183" },
  { name: "Maeve Corrigan", email: "maeve@lintel.example.com", phone: "020 7946 0184" },
  { name: "Idris Boateng", email: "idris@lintel.example.com", phone: "020 7946 0185" },
  { name: "Tom Hesketh", email: "tom@lintel.example.com", phone: "020 7946 0186" },
];
