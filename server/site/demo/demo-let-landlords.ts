/** Invented. Each has every so many of the homes of the demo’s offers and lets. */
export const demoLetLandlords = [
  {
    firstname: "Beatrix",
    lastname: "Oyelaran",
    phone: "07700 900401",
    email: "beatrix.oyelaran@example.com",
    companyName: null,
    address: "1 Owner Street, London N1 0ZZ",
  },
  {
    firstname: "Solomon",
    lastname: "Tranter",
    phone: "07700 900402",
    email: "solomon.tranter@example.com",
    companyName: "Tranter Homes Ltd",
    address: "22 Ledger Road, London SE1 0ZZ",
  },
];
