/** The largest post town of each postcode area around the cities that has a name of its own. */
export const postTowns: Readonly<Record<string, string>> = {
  BR: "Bromley",
  CR: "Croydon",
  DA: "Dartford",
  EN: "Enfield",
  HA: "Harrow",
  IG: "Ilford",
  KT: "Kingston upon Thames",
  OL: "Oldham",
  RM: "Romford",
  SK: "Stockport",
  SM: "Sutton",
  TW: "Twickenham",
  UB: "Uxbridge",
  WA: "Warrington",
  WD: "Watford",
};
