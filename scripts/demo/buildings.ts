const buildingKinds = [
  "victorian",
  "edwardian",
  "georgian",
  "stucco",
  "mansion",
  "thirties",
  "estate",
  "mews",
  "cottage",
  "warehouse",
  "mill",
  "school",
  "shop",
  "block",
  "new",
] as const;
export type BuildingKind = (typeof buildingKinds)[number];

interface Building {
  era: "period" | "modern";
  /** Rent relative to the neighbourhood. */
  premium: number;
  /** Availability of whole houses. `always` means no flats. */
  houses: "never" | "sometimes" | "always";
  /** Above ground, minimum and maximum. */
  storeys: readonly [number, number];
  lift: "never" | "tall" | "always";
  built: readonly string[];
  sap: readonly [number, number];
  streets: readonly string[];
}

const victorianStreets = ["Road", "Road", "Street", "Grove", "Terrace", "Villas"];
const grandStreets = ["Gardens", "Square", "Terrace", "Crescent", "Place", "Street"];
const workStreets = ["Street", "Row", "Yard", "Lane", "Street"];

export const buildings: Record<BuildingKind, Building> = {
  victorian: {
    era: "period",
    premium: 1,
    houses: "sometimes",
    storeys: [2, 4],
    lift: "never",
    built: ["1868", "1874", "1881", "1886", "1892", "1897"],
    sap: [52, 73],
    streets: victorianStreets,
  },
  edwardian: {
    era: "period",
    premium: 1,
    houses: "sometimes",
    storeys: [2, 3],
    lift: "never",
    built: ["1902", "1904", "1907", "1909", "1911"],
    sap: [54, 73],
    streets: ["Avenue", "Road", "Gardens", "Road", "Park"],
  },
  georgian: {
    era: "period",
    premium: 1.08,
    houses: "sometimes",
    storeys: [3, 5],
    lift: "never",
    built: ["1788", "1809", "1816", "1824", "1831"],
    sap: [48, 68],
    streets: ["Square", "Street", "Row", "Place", "Terrace"],
  },
  stucco: {
    era: "period",
    premium: 1.08,
    houses: "never",
    storeys: [4, 5],
    lift: "never",
    built: ["1846", "1852", "1858", "1863"],
    sap: [50, 70],
    streets: grandStreets,
  },
  mansion: {
    era: "period",
    premium: 1.06,
    houses: "never",
    storeys: [5, 7],
    lift: "tall",
    built: ["1888", "1894", "1899", "1903", "1906"],
    sap: [55, 72],
    streets: ["Road", "Avenue", "Gardens", "Street"],
  },
  thirties: {
    era: "period",
    premium: 0.98,
    houses: "sometimes",
    storeys: [3, 5],
    lift: "tall",
    built: ["1931", "1934", "1936", "1938"],
    sap: [56, 72],
    streets: ["Avenue", "Way", "Close", "Drive", "Rise"],
  },
  estate: {
    era: "modern",
    premium: 0.88,
    houses: "never",
    storeys: [4, 6],
    lift: "tall",
    built: ["1952", "1957", "1964", "1968", "1972"],
    sap: [62, 76],
    streets: ["Street", "Road", "Walk", "Close"],
  },
  mews: {
    era: "period",
    premium: 1.15,
    houses: "always",
    storeys: [2, 3],
    lift: "never",
    built: ["1851", "1860", "1872"],
    sap: [54, 72],
    streets: ["Mews", "Mews", "Yard"],
  },
  cottage: {
    era: "period",
    premium: 1.05,
    houses: "always",
    storeys: [2, 2],
    lift: "never",
    built: ["1824", "1842", "1855", "1867"],
    sap: [50, 68],
    streets: ["Row", "Lane", "Street", "Place"],
  },
  warehouse: {
    era: "modern",
    premium: 1.08,
    houses: "never",
    storeys: [4, 6],
    lift: "tall",
    built: ["1876", "1884", "1898", "1905"],
    sap: [58, 76],
    streets: workStreets,
  },
  mill: {
    era: "modern",
    premium: 1.05,
    houses: "never",
    storeys: [5, 7],
    lift: "always",
    built: ["1819", "1824", "1868"],
    sap: [62, 78],
    streets: workStreets,
  },
  school: {
    era: "modern",
    premium: 1.06,
    houses: "never",
    storeys: [3, 4],
    lift: "tall",
    built: ["1877", "1885", "1896"],
    sap: [57, 74],
    streets: ["Road", "Street", "Grove"],
  },
  shop: {
    era: "period",
    premium: 0.92,
    houses: "never",
    storeys: [3, 4],
    lift: "never",
    built: ["1870", "1889", "1900"],
    sap: [50, 70],
    streets: ["Road", "Street", "Parade"],
  },
  block: {
    era: "modern",
    premium: 0.98,
    houses: "never",
    storeys: [4, 7],
    lift: "always",
    built: ["1989", "1996", "2001", "2005"],
    sap: [68, 80],
    streets: ["Street", "Way", "Close", "Road"],
  },
  new: {
    era: "modern",
    premium: 1.1,
    houses: "never",
    storeys: [5, 14],
    lift: "always",
    built: ["2016", "2019", "2021", "2023"],
    sap: [81, 87],
    streets: ["Street", "Way", "Walk", "Road"],
  },
};
