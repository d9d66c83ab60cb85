import type { Area } from "./area.ts";

const city = "London";

export const southWest: Area[] = [
  {
    name: "Kennington",
    city,
    outcodes: ["SE11"],
    level: 1.35,
    buildings: ["georgian"],
    stops: [["Kennington", "the Northern line, both branches", "Bank in 8 minutes"]],
    local: [
      "Kennington Park is round the corner, the Oval beyond it, and the gasholders are flats now.",
    ],
  },
  {
    name: "Brixton",
    city,
    outcodes: ["SW2", "SW9"],
    level: 1.22,
    buildings: ["victorian", "victorian", "mansion"],
    stops: [
      ["Brixton", "the Victoria line and trains to Victoria", "Oxford Circus in 14 minutes"],
      ["Loughborough Junction", "Thameslink to Blackfriars"],
    ],
    local: [
      "Brockwell Park and its lido are a short walk; the walled garden is the part that people miss.",
      "Brixton's covered markets close late and the Ritzy later; the Victoria line starts here, so you get a seat.",
      "Windmill Gardens has a working windmill, which is not a thing one expects off Brixton Hill.",
    ],
  },
  {
    name: "Clapham",
    city,
    outcodes: ["SW4"],
    level: 1.32,
    buildings: ["victorian", "georgian", "mansion"],
    stops: [
      ["Clapham Common", "the Northern line", "Bank in 17 minutes"],
      ["Clapham High Street", "the Windrush line"],
    ],
    local: [
      "Clapham Common is across the road, with three ponds and an unreasonable number of personal trainers.",
      "The Old Town keeps its village green, its library theatre and the terminus of the 88, which is one way to be sure of a seat.",
      "Abbeville Road has the fishmonger and the bakery, and no bus to disturb either.",
    ],
  },
  {
    name: "Battersea",
    city,
    outcodes: ["SW11"],
    around: { lat: 51.467, long: -0.166 },
    level: 1.38,
    buildings: ["victorian", "mansion", "new"],
    stops: [
      [
        "Clapham Junction",
        "the Windrush and Mildmay lines and trains to Waterloo and Victoria",
        "Victoria in 7 minutes",
      ],
      ["Battersea Park", "trains to Victoria"],
    ],
    local: [
      "Battersea Park has a boating lake, a small zoo and a running track, all in sight of the river.",
      "Northcote Road is the Saturday market; Wandsworth Common begins behind it.",
      "The Shaftesbury estate, a cottage town of 1873 with porches and no pubs, is next door.",
    ],
  },
  {
    name: "Balham",
    city,
    outcodes: ["SW12"],
    level: 1.25,
    buildings: ["victorian", "thirties"],
    stops: [["Balham", "the Northern line and trains to Victoria", "Victoria in 14 minutes"]],
    local: [
      "Hildreth Street has a market and tables in the road; Tooting Bec lido is the cold swim of choice.",
      "Two commons are equally near, so the dog can decide.",
    ],
  },
  {
    name: "Tooting",
    city,
    outcodes: ["SW17"],
    level: 1.12,
    buildings: ["victorian", "edwardian"],
    stops: [
      ["Tooting Broadway", "the Northern line", "Bank in 25 minutes"],
      ["Tooting", "Thameslink to Blackfriars"],
    ],
    local: [
      "Both covered markets are on the High Street, where dosas and spare parts for hoovers are sold side by side.",
      "Tooting Common's lido is the largest open-air pool in the country, and unheated, as regulars will tell you.",
    ],
  },
  {
    name: "Streatham",
    city,
    outcodes: ["SW16"],
    level: 1.05,
    buildings: ["edwardian", "thirties"],
    stops: [
      ["Streatham Hill", "trains to Victoria", "Victoria in 17 minutes"],
      ["Streatham", "Thameslink and trains to London Bridge"],
    ],
    local: [
      "The Rookery, at the top of the common, is a formal garden with a cafe and a long view south.",
      "Streatham High Road has an ice rink, a pool and buses that run all night.",
    ],
  },
  {
    name: "Wandsworth",
    city,
    outcodes: ["SW18"],
    level: 1.25,
    buildings: ["victorian", "new"],
    stops: [
      ["Wandsworth Town", "trains to Waterloo", "Waterloo in 15 minutes"],
      ["East Putney", "the District line"],
    ],
    local: [
      "King George's Park follows the Wandle, and Old York Road has the cafes.",
      "The river is at the bottom of the hill, and the path along it goes to Putney one way and Battersea the other.",
    ],
  },
  {
    name: "Putney",
    city,
    outcodes: ["SW15"],
    level: 1.25,
    buildings: ["edwardian", "mansion"],
    stops: [
      ["Putney", "trains to Waterloo", "Waterloo in 17 minutes"],
      ["East Putney", "the District line"],
    ],
    local: [
      "The embankment is all boathouses; the towpath to Barnes is mud or dust but never dull.",
      "Putney Heath and Wimbledon Common are up the hill, with woods enough to get lost in properly.",
    ],
  },
  {
    name: "Wimbledon",
    city,
    outcodes: ["SW19"],
    level: 1.22,
    buildings: ["edwardian", "victorian"],
    stops: [
      ["Wimbledon", "the District line, the tram and trains to Waterloo", "Waterloo in 17 minutes"],
      ["South Wimbledon", "the Northern line"],
    ],
    local: [
      "South Park Gardens is a Victorian square-cornered park with a kiosk; two theatres are on the Broadway.",
      "Cannizaro Park's rhododendrons are at the top of the hill and, in May, the point of it.",
    ],
  },
  {
    name: "Richmond",
    city,
    outcodes: ["TW9"],
    level: 1.3,
    buildings: ["victorian", "georgian"],
    stops: [
      [
        "Richmond",
        "the District line, the Mildmay line and trains to Waterloo",
        "Waterloo in 20 minutes",
      ],
    ],
    local: [
      "Kew Gardens is one way and the Green the other; the river is never more than ten minutes off.",
      "Richmond Hill has the only view in England protected by an Act of Parliament, and a bus to it.",
    ],
  },
  {
    name: "Twickenham",
    city,
    outcodes: ["TW1"],
    level: 1.1,
    buildings: ["victorian"],
    stops: [["Twickenham", "trains to Waterloo", "Waterloo in 25 minutes"]],
    local: [
      "Church Street is paved and shut to cars; the ferry to Ham still runs on demand in summer.",
    ],
  },
  {
    name: "Sutton",
    city,
    outcodes: ["SM1"],
    level: 0.9,
    buildings: ["edwardian", "new"],
    stops: [
      ["Sutton", "trains to Victoria and London Bridge, and Thameslink", "Victoria in 30 minutes"],
      ["West Sutton", "Thameslink"],
    ],
    local: [
      "The High Street is closed to cars and runs downhill from the station to the Green.",
      "Nonsuch Park, where Henry VIII built a palace that a later owner sold for its stones, is a short bus ride away.",
    ],
  },
  {
    name: "Croydon",
    city,
    outcodes: ["CR0"],
    level: 0.92,
    buildings: ["new", "edwardian"],
    stops: [
      [
        "East Croydon",
        "trains to London Bridge and Victoria, and the tram",
        "London Bridge in 16 minutes",
      ],
      ["West Croydon", "the Windrush line"],
    ],
    local: [
      "East Croydon sends a train to the middle of London every few minutes, and one to Brighton besides.",
      "Surrey Street has held a market since 1276; Wandle Park has its river back.",
    ],
  },
];
