import type { DemoConversation } from "./demo-conversation.ts";

/** Other homes of the demo fit it: see the test. */
export const priyaAnswers = {
  employmentStatus: "Employed full time",
  employer: "Loom and Ledger",
  jobTitle: "Textile conservator",
  numOfTenants: 2,
  numOfChildren: 0,
  numOfHouseholds: 1,
  totalIncome: 84_000,
  maxRent: 2700,
  bedrooms: 2,
  duration: "24 months",
  breakClause: "Preferred",
  furnishing: "Flexible",
  parking: "no",
  pets: "no",
  adverseCredit: "no",
  rightToRent: "yes",
  currentlyRenting: "yes",
  movingReason: "Need more space",
  currentAddress: "Flat 4, 18 Sample Street, London E8",
  vacatingDate: null,
} as const;

/** Invented people. Homes are named by the demo feed's references. */
export const demoRenters: readonly DemoConversation[] = [
  {
    name: "Daniel Osei",
    email: "daniel.osei@example.com",
    phone: "07700 900211",
    steps: [
      {
        ago: 900,
        do: "viewing",
        home: "999999_LN0023",
        text: "I could come on Thursday after work, or on Saturday morning.",
      },
      {
        ago: 870,
        do: "reply",
        by: "imogen",
        text: "Dear Daniel,\n\nThursday at 18:00 works. I’ll meet you at the front door.",
      },
      {
        ago: 99,
        do: "mail",
        text: "Thank you. Can we move it to 17:30? My train leaves at 18:40.",
      },
    ],
  },
  {
    name: "Leila Farouk",
    email: "leila.farouk@example.com",
    phone: "07700 900212",
    steps: [
      {
        ago: 72,
        do: "contact",
        text: "My deposit came back £40 short, and the inventory does not mention the shelf. Whom do I talk to?",
      },
      { ago: 64, do: "assign", by: "amina" },
    ],
  },
  {
    name: "Sofia Conti",
    email: "sofia.conti@example.com",
    phone: "07700 900213",
    steps: [
      {
        ago: 58,
        do: "enquiry",
        home: "999999_LN0008",
        text: "Is there room for a piano? It is an upright, 150 cm wide, and it has to go up the stairs.",
      },
      { ago: 50, do: "assign", by: "imogen" },
      { ago: 48, do: "note", by: "imogen", text: "I measure the stairs at noon." },
    ],
  },
  {
    name: "Hannah Lindqvist",
    email: "hannah.lindqvist@example.com",
    phone: "07700 900216",
    steps: [
      {
        ago: 13,
        do: "enquiry",
        home: "999999_LN0040",
        text: "Is it still free from the first week of January, and could a cat live there?",
      },
    ],
  },
  {
    name: "Priya Raman",
    email: "p.raman@example.com",
    phone: "07700 900217",
    steps: [
      {
        ago: 1150,
        do: "enquiry",
        home: "999999_LN0006",
        text: "How high is the ceiling in the back room?",
      },
      { ago: 1120, do: "reply", by: "imogen", text: "Dear Priya,\n\nIt is 2.40 m at the window." },
      { ago: 1119, do: "close", by: "imogen" },
    ],
  },
  {
    name: "Priya Raman",
    email: "priya.raman@example.com",
    phone: "07700 900217",
    steps: [
      {
        ago: 2,
        do: "viewing",
        home: "999999_LN0013",
        text: "Thursday at 18:00 would be best, else Saturday at 10:30.",
      },
      { ago: 2, do: "qualify", answers: priyaAnswers, movesInDays: 42 },
      {
        ago: 1,
        do: "agree",
        by: "imogen",
        choice: {
          channel: "email",
          allowed: true,
          source: "On the telephone",
          wording: "May we write to you when a home like this one is free? Yes, please.",
        },
      },
    ],
  },
  {
    name: "Oluwaseun Adeyemi",
    email: "oluwaseun.adeyemi@example.com",
    phone: "07700 900218",
    steps: [
      { ago: 260, do: "viewing", home: "999999_LN0003", text: "Saturday at 10:30, please." },
      {
        ago: 230,
        do: "reply",
        by: "amina",
        text: "Dear Oluwaseun,\n\nSomeone else is viewing at 10:30. Does 11:00 suit you?",
      },
    ],
  },
  {
    name: "Tomasz Wrona",
    email: "tomasz.wrona@example.com",
    phone: "07700 900221",
    steps: [
      {
        ago: 180,
        do: "enquiry",
        home: "999999_LN0018",
        text: "Are there parking permits for the street, and what do they cost?",
      },
      { ago: 151, do: "assign", by: "imogen" },
      { ago: 150, do: "note", by: "imogen", text: "The council answers tomorrow." },
      { ago: 0, do: "snooze", by: "imogen", choice: "workday" },
    ],
  },
  {
    name: "Rhys Daniels",
    email: "",
    phone: "020 7946 0931",
    steps: [
      {
        ago: 320,
        do: "call",
        by: "rafael",
        text: "Lost the keys of the bicycle store. I told Rhys where to fetch the second set.",
        answered: true,
      },
    ],
  },
  {
    name: "Nadia Petrov",
    email: "nadia.petrov@example.com",
    phone: "07700 900222",
    steps: [
      {
        ago: 420,
        do: "enquiry",
        home: "999999_LN0027",
        text: "Does the rent include water and heating?",
      },
      {
        ago: 400,
        do: "reply",
        by: "imogen",
        text: "Dear Nadia,\n\nWater yes, heating no. Allow about £70 a month in winter.",
        fails: "550 5.1.1 The mailbox does not exist",
      },
    ],
  },
  {
    name: "Chloe Tan",
    email: "chloe.tan@example.com",
    phone: "07700 900223",
    steps: [
      { ago: 2100, do: "enquiry", home: "999999_LN0011", text: "Is there a lift?" },
      { ago: 2080, do: "reply", by: "imogen", text: "Dear Chloe,\n\nThere is, to every floor." },
      { ago: 2000, do: "mail", text: "That is good to know, thank you. I have found a place now." },
      { ago: 1980, do: "close", by: "imogen" },
    ],
  },
];
