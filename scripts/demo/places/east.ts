import type { Area } from "./area.ts";

const city = "London";

export const east: Area[] = [
  {
    name: "Shoreditch",
    city,
    outcodes: ["E2"],
    level: 1.5,
    buildings: ["warehouse", "new", "estate"],
    stops: [
      ["Shoreditch High Street", "the Windrush line", "Canada Water in 9 minutes"],
      ["Old Street", "the Northern line and trains to Moorgate"],
    ],
    local: [
      "Arnold Circus and its bandstand are round the corner, the first council estate in the country and still among the best looking.",
      "Columbia Road fills with flowers on Sundays until three, when the sellers would rather halve the price than carry them home.",
    ],
  },
  {
    name: "Hoxton",
    city,
    outcodes: ["N1"],
    level: 1.4,
    buildings: ["warehouse", "victorian"],
    stops: [
      ["Hoxton", "the Windrush line", "Whitechapel in 5 minutes"],
      ["Old Street", "the Northern line and trains to Moorgate"],
    ],
    local: [
      "Hoxton Street has a market on Saturdays and a Victorian music hall that still puts on shows.",
      "Shoreditch Park is a plain field with a good new pool beside it.",
    ],
  },
  {
    name: "Spitalfields",
    city,
    outcodes: ["E1"],
    level: 1.55,
    buildings: ["georgian", "warehouse"],
    stops: [
      [
        "Liverpool Street",
        "the Elizabeth line, four Underground lines and trains to Essex",
        "Tottenham Court Road in 4 minutes",
      ],
      ["Aldgate East", "the District and Hammersmith & City lines"],
    ],
    local: [
      "The weavers' streets by Christ Church are on the way to Liverpool Street, which is on the way to everything.",
      "Spitalfields City Farm and Allen Gardens are the green end; the two markets are the other.",
    ],
  },
  {
    name: "Whitechapel",
    city,
    outcodes: ["E1"],
    level: 1.35,
    buildings: ["block", "victorian"],
    stops: [
      [
        "Whitechapel",
        "the Elizabeth, District, Hammersmith & City and Windrush lines",
        "Farringdon in 4 minutes",
      ],
      ["Aldgate East", "the District and Hammersmith & City lines"],
    ],
    local: [
      "Whitechapel market sells mangoes by the box in June and fish every day.",
      "The Idea Store library, the art gallery and the Elizabeth line are all on the one road.",
    ],
  },
  {
    name: "Bethnal Green",
    city,
    outcodes: ["E2"],
    level: 1.35,
    buildings: ["victorian", "estate", "school", "cottage"],
    stops: [
      ["Bethnal Green", "the Central line", "Bank in 5 minutes"],
      ["Cambridge Heath", "the Weaver line"],
    ],
    local: [
      "Victoria Park's west gate is close, and so is the canal, which gets you to Broadway Market on foot.",
      "The Young V&A is free, warm and full of pushchairs; the gardens beside it are for everybody else.",
      "Weavers Fields has a wide lawn and the longest evening sun in the borough.",
    ],
  },
  {
    name: "Haggerston",
    city,
    outcodes: ["E8"],
    level: 1.4,
    buildings: ["new", "warehouse"],
    stops: [
      ["Haggerston", "the Windrush line", "Shoreditch in 4 minutes"],
      ["Dalston Junction", "the Windrush line"],
    ],
    local: [
      "The Regent's Canal passes the end of the street, and Haggerston Park has a farm, a pond and a BMX track.",
      "Kingsland Road is the street of Vietnamese kitchens; they are near enough to smell.",
    ],
  },
  {
    name: "Dalston",
    city,
    outcodes: ["E8"],
    level: 1.3,
    buildings: ["victorian", "shop", "new"],
    stops: [
      ["Dalston Junction", "the Windrush line", "Whitechapel in 9 minutes"],
      ["Dalston Kingsland", "the Mildmay line"],
    ],
    local: [
      "Ridley Road market is around the corner, loud from eight and swept by six.",
      "The Rio cinema and the Eastern Curve garden are the two things that nobody here will hear a word against.",
      "De Beauvoir's squares are across Kingsland Road, for a quieter walk.",
    ],
  },
  {
    name: "Hackney",
    city,
    outcodes: ["E8", "E9"],
    level: 1.3,
    buildings: ["victorian", "victorian", "estate", "warehouse"],
    stops: [
      ["Hackney Central", "the Mildmay line", "Stratford in 11 minutes"],
      ["London Fields", "the Weaver line"],
    ],
    local: [
      "London Fields lido is heated all year, which makes a swim before work possible if not likely.",
      "Victoria Park is five minutes by bicycle, and the Sunday market in it is walkable with a trolley.",
      "Mare Street has the Empire, the library and the fastest buses to Liverpool Street.",
    ],
  },
  {
    name: "Hackney Wick",
    city,
    outcodes: ["E9"],
    level: 1.25,
    buildings: ["new", "warehouse"],
    stops: [["Hackney Wick", "the Mildmay line", "Stratford in 3 minutes"]],
    local: [
      "The Olympic Park begins over the footbridge: the pool, the velodrome and a great deal of grass.",
      "The canal cut is below, with painted boats and, in winter, the smell of woodsmoke.",
    ],
  },
  {
    name: "Bow",
    city,
    outcodes: ["E3"],
    level: 1.2,
    buildings: ["victorian", "estate", "new"],
    stops: [
      ["Bow Road", "the District and Hammersmith & City lines", "Liverpool Street in 11 minutes"],
      ["Bow Church", "the DLR"],
    ],
    local: [
      "Roman Road market runs on Tuesdays, Thursdays and Saturdays, and Victoria Park is behind it.",
      "Tredegar Square is a short detour worth making; Mile End Park is a mile of grass along the canal.",
      "The Hertford Union Canal is at the end of the road, herons in the morning, runners in the evening.",
    ],
  },
  {
    name: "Limehouse",
    city,
    outcodes: ["E14"],
    level: 1.3,
    buildings: ["block", "warehouse"],
    stops: [["Limehouse", "the DLR and trains to Fenchurch Street", "Bank in 8 minutes"]],
    local: [
      "Limehouse Basin is where the Regent's Canal meets the river, by way of a lock that still works.",
      "Narrow Street follows the river past the old wharves to a pub that Dickens would recognise.",
    ],
  },
  {
    name: "Poplar",
    city,
    outcodes: ["E14"],
    level: 1.15,
    buildings: ["estate", "new"],
    stops: [
      ["All Saints", "the DLR", "Canary Wharf in 5 minutes"],
      ["Poplar", "the DLR"],
    ],
    local: [
      "Chrisp Street market was the first pedestrian market square in the country, built for the Festival of Britain.",
      "Bartlett Park has been relaid with ponds and a running loop, and Canary Wharf is a level walk.",
    ],
  },
  {
    name: "Canary Wharf",
    city,
    outcodes: ["E14"],
    level: 1.45,
    buildings: ["new", "new"],
    stops: [
      ["Canary Wharf", "the Jubilee and Elizabeth lines", "London Bridge in 7 minutes"],
      ["Heron Quays", "the DLR"],
    ],
    local: [
      "The roof garden over Crossrail Place is open until nine and mostly empty before breakfast.",
      "Supermarkets, a library and a cinema are under the towers, reached without crossing a road.",
    ],
  },
  {
    name: "Stratford",
    city,
    outcodes: ["E15", "E20"],
    level: 1.2,
    buildings: ["new", "victorian"],
    stops: [
      [
        "Stratford",
        "the Central, Jubilee, Elizabeth and Mildmay lines and the DLR",
        "Liverpool Street in 8 minutes",
      ],
      ["Maryland", "the Elizabeth line"],
    ],
    local: [
      "The Olympic Park is the garden here: wildflower banks in June, the pool all year.",
      "West Ham Lane recreation ground and the old town hall are on this side; the shopping centre is on the other.",
    ],
  },
  {
    name: "Leyton",
    city,
    outcodes: ["E10"],
    level: 1.05,
    buildings: ["victorian", "edwardian"],
    stops: [
      ["Leyton", "the Central line", "Liverpool Street in 12 minutes"],
      ["Leyton Midland Road", "the Suffragette line"],
    ],
    local: [
      "Francis Road is closed to through traffic by day, so the cafe tables have the road.",
      "Hackney Marshes begin past the railway: row upon row of football pitches, and a river.",
    ],
  },
  {
    name: "Walthamstow",
    city,
    outcodes: ["E17"],
    level: 1.08,
    buildings: ["edwardian", "victorian", "edwardian", "victorian"],
    stops: [
      [
        "Walthamstow Central",
        "the Victoria line and the Weaver line",
        "Oxford Circus in 20 minutes",
      ],
      ["Blackhorse Road", "the Victoria line and the Suffragette line"],
    ],
    local: [
      "Walthamstow Village is across the road: the church, the almshouses and a timbered house older than all of them.",
      "Lloyd Park and the William Morris Gallery are free, and the market is the longest in Europe by its own measurement.",
      "The Wetlands, ten reservoirs and a pumping station with a cafe, are a bicycle ride on flat ground.",
    ],
  },
  {
    name: "Canning Town",
    city,
    outcodes: ["E16"],
    level: 1.15,
    buildings: ["new", "estate"],
    stops: [
      ["Canning Town", "the Jubilee line and the DLR", "Canary Wharf in 6 minutes"],
      ["Custom House", "the Elizabeth line and the DLR"],
    ],
    local: [
      "Keir Hardie recreation ground is the local green, and the Royal Docks, with open-water swimming, are beyond it.",
      "Cody Dock on the Lea has a rolling bridge, volunteers and a garden that was a rubbish tip.",
    ],
  },
];
