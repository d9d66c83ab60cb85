import type { Area } from "./area.ts";

const city = "London";

export const west: Area[] = [
  {
    name: "Marylebone",
    city,
    outcodes: ["NW1"],
    level: 1.75,
    buildings: ["mansion", "georgian", "mansion", "mews"],
    stops: [
      ["Baker Street", "five Underground lines", "King's Cross in 8 minutes"],
      ["Marylebone", "the Bakerloo line and the Chiltern trains"],
    ],
    local: [
      "Regent's Park begins at the end of the next street but one, with the boating lake on this side.",
      "The Sunday farmers' market in Marylebone is close enough to go twice when you forget the eggs.",
    ],
  },
  {
    name: "Paddington",
    city,
    outcodes: ["W2"],
    level: 1.6,
    buildings: ["stucco", "mews", "block", "stucco"],
    stops: [
      [
        "Paddington",
        "the Elizabeth line, four Underground lines and the trains west",
        "Bond Street in 3 minutes",
      ],
      ["Edgware Road", "the Circle, District and Hammersmith & City lines"],
    ],
    local: [
      "Little Venice is round the corner, narrowboats and all, and the towpath goes from there to Camden without a road to cross.",
      "Hyde Park is across the Bayswater Road: enter by the Italian Gardens and you are at the Serpentine.",
    ],
  },
  {
    name: "Bayswater",
    city,
    outcodes: ["W2"],
    level: 1.5,
    buildings: ["stucco", "stucco", "mansion"],
    stops: [
      ["Queensway", "the Central line", "Oxford Circus in 8 minutes"],
      ["Bayswater", "the Circle and District lines"],
    ],
    local: [
      "Kensington Gardens is at the bottom of Queensway, and the Diana playground is at the near corner.",
      "Whiteleys has reopened, Westbourne Grove has the greengrocers, and Portobello Road is a walk on a dry Saturday.",
    ],
  },
  {
    name: "Notting Hill",
    city,
    outcodes: ["W11"],
    level: 1.7,
    buildings: ["stucco", "stucco", "victorian", "mews"],
    stops: [
      ["Notting Hill Gate", "the Central, Circle and District lines", "Bond Street in 9 minutes"],
      ["Ladbroke Grove", "the Circle and Hammersmith & City lines"],
    ],
    local: [
      "Portobello Road is two corners away: fruit and vegetables on weekdays, everybody else on Saturdays.",
      "Holland Park, with its Kyoto Garden and its peacocks, is a few minutes up the hill. Carnival passes at a distance of four streets.",
    ],
  },
  {
    name: "Kensington",
    city,
    outcodes: ["W8"],
    level: 1.8,
    buildings: ["mansion", "stucco", "mews"],
    stops: [
      ["High Street Kensington", "the Circle and District lines", "Westminster in 14 minutes"],
    ],
    local: [
      "High Street Kensington does the everyday shopping and Kensington Gardens the rest of the week.",
      "Holland Park is the nearest green, and the Design Museum stands at its edge for when it rains.",
    ],
  },
  {
    name: "South Kensington",
    city,
    outcodes: ["SW7"],
    level: 1.8,
    buildings: ["stucco", "stucco", "mews"],
    stops: [
      ["South Kensington", "the Piccadilly, District and Circle lines", "Green Park in 7 minutes"],
      ["Gloucester Road", "the Piccadilly, District and Circle lines"],
    ],
    local: [
      "The three big museums are near enough to visit one room at a time.",
      "Bute Street has the bakers and the French bookshop; Hyde Park is at the top of Exhibition Road.",
    ],
  },
  {
    name: "Earl's Court",
    city,
    outcodes: ["SW5"],
    level: 1.45,
    buildings: ["stucco", "mansion", "victorian"],
    stops: [
      ["Earl's Court", "the Piccadilly and District lines", "Green Park in 10 minutes"],
      ["West Brompton", "the District line and the Mildmay line"],
    ],
    local: [
      "Earl's Court Road is open late and keeps its noise to itself: two streets back you hear blackbirds.",
      "Brompton Cemetery is the local park in all but name, and the quickest walk to Fulham Road.",
    ],
  },
  {
    name: "Chelsea",
    city,
    outcodes: ["SW3", "SW10"],
    level: 1.75,
    buildings: ["victorian", "mansion", "mews", "cottage"],
    stops: [["Sloane Square", "the Circle and District lines", "Westminster in 7 minutes"]],
    local: [
      "The King's Road is at one end of the street and the river within a walk of the other.",
      "The Physic Garden, the library on the King's Road and the bus to Victoria are all nearer than the Tube.",
    ],
  },
  {
    name: "Fulham",
    city,
    outcodes: ["SW6"],
    level: 1.4,
    buildings: ["victorian", "edwardian", "victorian", "mansion"],
    stops: [
      ["Parsons Green", "the District line", "Victoria in 19 minutes"],
      ["Fulham Broadway", "the District line"],
    ],
    local: [
      "Bishop's Park runs along the river to Putney Bridge, with a paddling beach for children in summer.",
      "North End Road market sells fruit and vegetables six days a week, cheaper after four.",
      "Eel Brook Common is the nearest grass; on match days the street has marshals, and then it is quiet again.",
    ],
  },
  {
    name: "Hammersmith",
    city,
    outcodes: ["W6"],
    level: 1.35,
    buildings: ["victorian", "block", "estate", "victorian"],
    stops: [
      [
        "Hammersmith",
        "the Piccadilly, District, Circle and Hammersmith & City lines",
        "Piccadilly Circus in 17 minutes",
      ],
      ["Ravenscourt Park", "the District line"],
    ],
    local: [
      "Ravenscourt Park has tennis courts, a walled garden and a hard-to-book Saturday football pitch.",
      "The river path goes from Hammersmith Bridge past the rowing clubs to Chiswick, pubs included.",
      "The Lyric, two supermarkets and the Underground share one square, so errands are short.",
    ],
  },
  {
    name: "Shepherd's Bush",
    city,
    outcodes: ["W12"],
    level: 1.25,
    buildings: ["victorian", "estate", "victorian", "new"],
    stops: [
      ["Shepherd's Bush", "the Central line and the Mildmay line", "Bond Street in 13 minutes"],
      ["Goldhawk Road", "the Circle and Hammersmith & City lines"],
    ],
    local: [
      "The market under the arches between Goldhawk Road and the Green sells cloth by the metre and okra by the kilo.",
      "Westfield is near enough to be useful and far enough to be out of sight.",
      "Askew Road is the high street of this corner: a butcher, two bakers, a hardware shop that still cuts keys.",
    ],
  },
  {
    name: "Chiswick",
    city,
    outcodes: ["W4"],
    level: 1.35,
    buildings: ["edwardian", "victorian", "thirties"],
    stops: [
      ["Turnham Green", "the District line", "Victoria in 25 minutes"],
      ["Gunnersbury", "the District line and the Mildmay line"],
    ],
    local: [
      "Chiswick High Road has flowers, cheese or antiques on most Sundays, and plane trees that were planted for trams.",
      "Chiswick House gardens are free, open all day and full of other people's spaniels.",
    ],
  },
  {
    name: "Acton",
    city,
    outcodes: ["W3"],
    level: 1.1,
    buildings: ["victorian", "new", "edwardian"],
    stops: [
      ["Acton Main Line", "the Elizabeth line", "Tottenham Court Road in 15 minutes"],
      ["Acton Town", "the District and Piccadilly lines"],
    ],
    local: [
      "Churchfield Road has the cafe, the bike shop and the greengrocer; Acton Park is behind it.",
      "There are seven stations with Acton in the name, and three of them can be walked to from here.",
    ],
  },
  {
    name: "Ealing",
    city,
    outcodes: ["W5"],
    level: 1.15,
    buildings: ["edwardian", "thirties", "edwardian", "block"],
    stops: [
      ["Ealing Broadway", "the Elizabeth, Central and District lines", "Bond Street in 13 minutes"],
      ["South Ealing", "the Piccadilly line"],
    ],
    local: [
      "Walpole Park puts on a jazz festival in July and is left alone for the rest of the year.",
      "Lammas Park is on the way to everything, including the school run.",
      "Pitzhanger Lane still has a fishmonger, a cobbler and a shop for nothing but wool.",
    ],
  },
  {
    name: "Maida Vale",
    city,
    outcodes: ["W9"],
    level: 1.5,
    buildings: ["mansion", "mansion", "stucco"],
    stops: [
      ["Maida Vale", "the Bakerloo line", "Oxford Circus in 12 minutes"],
      ["Warwick Avenue", "the Bakerloo line"],
    ],
    local: [
      "Paddington Recreation Ground is across the road: a running track, tennis, and a bandstand that gets used.",
      "The canal at Little Venice is a slow ten minutes' walk, slower with a child who likes boats.",
    ],
  },
];
