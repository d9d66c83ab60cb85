import type { DemoConversation } from "./demo-conversation.ts";

/** Invented people, with one who refers another. */
export const demoLandlords: readonly DemoConversation[] = [
  {
    name: "Gareth Pugh",
    email: "gareth.pugh@example.com",
    phone: "07700 900214",
    steps: [
      {
        ago: 52,
        do: "switch",
        text: "Three flats in Ancoats. I pay 14% now, and the contract ends in January.",
      },
      { ago: 45, do: "assign", by: "george" },
    ],
  },
  {
    name: "Marcus Bell",
    email: "marcus.bell@example.com",
    phone: "07700 900215",
    steps: [
      { ago: 26, do: "valuation", text: "14 Calvert Terrace, N1: four bedrooms, unfurnished." },
    ],
  },
  {
    name: "Ingrid Mossop",
    email: "ingrid.mossop@example.com",
    phone: "07700 900219",
    steps: [
      { ago: 1400, do: "valuation", text: "Flat 6, Paragon Place, N1: three bedrooms." },
      {
        ago: 1370,
        do: "reply",
        by: "george",
        text: "Dear Ingrid,\n\nI’ll come on Thursday at 14:00 and bring three recent lets from your street.",
      },
      { ago: 700, do: "note", by: "george", text: "Seen: new boiler, EPC C, asks £2,600." },
    ],
  },
  {
    name: "Anwar Siddiqui",
    email: "anwar.siddiqui@example.com",
    phone: "07700 900220",
    steps: [
      {
        ago: 610,
        do: "demo",
        text: "22 flats in two houses. A Tuesday would suit me.",
        source: "portfolio",
        homes: 22,
      },
      {
        ago: 580,
        do: "reply",
        by: "rafael",
        text: "Dear Anwar,\n\nTuesday at 11:00, by video? It takes 20 minutes.",
      },
    ],
  },
  {
    name: "Beth Kowalski",
    email: "beth.kowalski@example.com",
    phone: "",
    steps: [
      {
        ago: 800,
        do: "referral",
        landlord: {
          name: "Owen Farrant",
          email: "owen.farrant@example.com",
          phone: "07700 900231",
        },
      },
      {
        ago: 760,
        do: "reply",
        by: "amina",
        text: "Dear Beth,\n\nThank you, I’ll call Owen today.",
      },
    ],
  },
  {
    name: "Colm Devlin",
    email: "colm.devlin@example.com",
    phone: "07700 900224",
    steps: [
      {
        ago: 2700,
        do: "valuation",
        text: "48 flats near the basin, ready next autumn.",
        source: "build-to-rent",
      },
      {
        ago: 2650,
        do: "reply",
        by: "amina",
        text: "Dear Colm,\n\nOur figures for the basin are on their way to you by post.",
      },
      { ago: 2640, do: "close", by: "amina" },
    ],
  },
];
