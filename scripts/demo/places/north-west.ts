import type { Area } from "./area.ts";

const city = "London";

export const northWest: Area[] = [
  {
    name: "St John's Wood",
    city,
    outcodes: ["NW8"],
    level: 1.6,
    buildings: ["mansion", "thirties", "stucco"],
    stops: [["St John's Wood", "the Jubilee line", "Bond Street in 5 minutes"]],
    local: [
      "Lord's is near enough to hear the applause, which is never loud.",
      "Primrose Hill is ten minutes across Avenue Road; the High Street has the bakers and the delicatessens.",
    ],
  },
  {
    name: "Kilburn",
    city,
    outcodes: ["NW6"],
    level: 1.25,
    buildings: ["victorian", "estate", "mansion"],
    stops: [
      ["Kilburn Park", "the Bakerloo line", "Oxford Circus in 14 minutes"],
      ["Brondesbury", "the Mildmay line"],
    ],
    local: [
      "The Kiln theatre and its cinema are on the High Road, a walk you can do in slippers if you must.",
      "Kilburn Grange Park is at the back, the High Road at the front: one for sitting, one for plantain.",
    ],
  },
  {
    name: "West Hampstead",
    city,
    outcodes: ["NW6"],
    level: 1.4,
    buildings: ["mansion", "edwardian", "victorian"],
    stops: [
      [
        "West Hampstead",
        "the Jubilee line, the Mildmay line and Thameslink",
        "Bond Street in 10 minutes",
      ],
    ],
    local: [
      "Three lines cross at West Hampstead, so you can be at Gatwick, Stratford or Bond Street without changing.",
      "Fortune Green is a small park with a large number of regulars; the farmers' market is by the station on Saturdays.",
      "West End Lane bends uphill past the library, the bakery and the off-licence, in that order.",
    ],
  },
  {
    name: "Hampstead",
    city,
    outcodes: ["NW3"],
    level: 1.55,
    buildings: ["victorian", "georgian", "cottage"],
    stops: [
      ["Hampstead", "the Northern line", "Leicester Square in 16 minutes"],
      ["Hampstead Heath", "the Mildmay line"],
    ],
    local: [
      "The Heath is at the end of the lane: ponds to swim in, a hill to see St Paul's from.",
      "Flask Walk and the Everyman are down the steps, and the steps are good for you.",
    ],
  },
  {
    name: "Camden Town",
    city,
    outcodes: ["NW1"],
    level: 1.4,
    buildings: ["georgian", "victorian", "warehouse"],
    stops: [
      ["Camden Town", "the Northern line", "Leicester Square in 9 minutes"],
      ["Camden Road", "the Mildmay line"],
    ],
    local: [
      "The market crowd turns left out of the Tube; you turn right, and it is another town.",
      "The canal runs from the Lock to Regent's Park, where you can hear the zoo before you see it.",
    ],
  },
  {
    name: "Kentish Town",
    city,
    outcodes: ["NW5"],
    level: 1.3,
    buildings: ["victorian", "victorian", "school"],
    stops: [
      ["Kentish Town", "the Northern line and Thameslink", "Bank in 17 minutes"],
      ["Gospel Oak", "the Mildmay and Suffragette lines"],
    ],
    local: [
      "Parliament Hill lido and the athletics track are up the road, and behind them the whole of the Heath.",
      "Kentish Town Road has the useful kind of shops, and the City Farm keeps goats beside the railway.",
      "Talacre Gardens has a sports centre and a soft-play barn that has saved many a wet Sunday.",
    ],
  },
  {
    name: "Willesden",
    city,
    outcodes: ["NW2", "NW10"],
    around: { lat: 51.548, long: -0.2255 },
    level: 1.05,
    buildings: ["edwardian", "victorian"],
    stops: [
      ["Willesden Green", "the Jubilee line", "Bond Street in 16 minutes"],
      ["Dollis Hill", "the Jubilee line"],
    ],
    local: [
      "Gladstone Park climbs to a view of Wembley's arch on one side and the City on the other.",
      "The library at Willesden Green has a museum, a gallery and the best heating in NW2.",
    ],
  },
  {
    name: "Wembley",
    city,
    outcodes: ["HA9"],
    around: { lat: 51.5605, long: -0.2815 },
    level: 1.05,
    buildings: ["new", "new", "thirties"],
    stops: [
      ["Wembley Park", "the Metropolitan and Jubilee lines", "Baker Street in 12 minutes"],
      ["Wembley Stadium", "trains to Marylebone"],
    ],
    local: [
      "On event days the stadium empties past the end of the road; the other three hundred days are calm.",
      "Fryent Country Park starts beyond Wembley Park: hay meadows, and a hill with a pond on top.",
    ],
  },
  {
    name: "Colindale",
    city,
    outcodes: ["NW9"],
    level: 1.05,
    buildings: ["new", "thirties"],
    stops: [
      ["Colindale", "the Northern line", "Euston in 22 minutes"],
      ["Hendon", "Thameslink"],
    ],
    local: [
      "The RAF Museum keeps its bombers in the hangars of the old Hendon aerodrome, and asks nothing at the door.",
      "Silkstream Park has its brook back among the meadows, and the food hall on the Edgware Road serves dumplings until late.",
    ],
  },
  {
    name: "Golders Green",
    city,
    outcodes: ["NW11"],
    level: 1.15,
    buildings: ["thirties", "edwardian"],
    stops: [["Golders Green", "the Northern line", "Tottenham Court Road in 18 minutes"]],
    local: [
      "Golders Hill Park has a butterfly house, a deer pen and ice cream worth the queue.",
      "Golders Green Road bakes bagels and challah until late; the coaches to Stansted and Luton stop by the Tube.",
    ],
  },
];
