import type { Area } from "./area.ts";

const city = "London";

export const north: Area[] = [
  {
    name: "King's Cross",
    city,
    outcodes: ["N1"],
    level: 1.55,
    buildings: ["new", "georgian", "warehouse"],
    stops: [
      [
        "King's Cross St Pancras",
        "six Underground lines and trains to most of the country",
        "Oxford Circus in 6 minutes",
      ],
    ],
    local: [
      "Granary Square and the canal steps are where the neighbourhood sits on warm evenings.",
      "Camley Street's nature park is on the way to the shops, and the Caledonian Road bus runs all night.",
    ],
  },
  {
    name: "Islington",
    city,
    outcodes: ["N1"],
    level: 1.45,
    buildings: ["georgian", "victorian", "georgian", "estate"],
    stops: [
      ["Angel", "the Northern line", "Bank in 7 minutes"],
      ["Highbury & Islington", "the Victoria, Mildmay and Windrush lines"],
    ],
    local: [
      "Chapel Market trades every day but Monday, and the Sunday farmers' market is two streets on.",
      "The Regent's Canal comes out of its tunnel nearby; the towpath is the quick way to Hackney.",
      "Barnard Park has football pitches and a view down the hill to the City.",
    ],
  },
  {
    name: "Highbury",
    city,
    outcodes: ["N5"],
    level: 1.35,
    buildings: ["victorian", "victorian", "block"],
    stops: [
      ["Arsenal", "the Piccadilly line", "King's Cross in 6 minutes"],
      ["Highbury & Islington", "the Victoria, Mildmay and Windrush lines"],
    ],
    local: [
      "Highbury Fields is the largest park in the borough and has a pool at its edge.",
      "Clissold Park is the other way, with deer, ducks and a cafe in the big house.",
      "On match days the bus is slow and the chip shop quick; the fixtures list is worth a place on the fridge.",
    ],
  },
  {
    name: "Holloway",
    city,
    outcodes: ["N7"],
    level: 1.25,
    buildings: ["victorian", "estate", "victorian"],
    stops: [
      ["Caledonian Road", "the Piccadilly line", "King's Cross in 3 minutes"],
      ["Holloway Road", "the Piccadilly line"],
    ],
    local: [
      "Caledonian Park has a clock tower you can climb on open days and an orchard that anybody may pick from.",
      "Holloway Road is no beauty, but it has the Odeon, the Nag's Head market and every shop you run out of things for.",
    ],
  },
  {
    name: "Archway",
    city,
    outcodes: ["N19"],
    level: 1.2,
    buildings: ["victorian", "victorian", "estate"],
    stops: [
      ["Archway", "the Northern line", "Euston in 10 minutes"],
      ["Upper Holloway", "the Suffragette line"],
    ],
    local: [
      "Waterlow Park is up the hill and worth the climb: ponds, a walled garden, and the City laid out below.",
      "Whittington Park is at the end of the road, and the buses from Archway go practically everywhere.",
    ],
  },
  {
    name: "Highgate",
    city,
    outcodes: ["N6"],
    level: 1.35,
    buildings: ["georgian", "victorian", "thirties"],
    stops: [["Highgate", "the Northern line", "Euston in 14 minutes"]],
    local: [
      "Queen's Wood and Highgate Wood face each other across Muswell Hill Road, and both are close.",
      "Highgate village has a bookshop, a butcher and a lane down to the Heath's swimming ponds.",
    ],
  },
  {
    name: "Finsbury Park",
    city,
    outcodes: ["N4"],
    level: 1.2,
    buildings: ["victorian", "new", "victorian"],
    stops: [
      [
        "Finsbury Park",
        "the Victoria and Piccadilly lines and trains to Moorgate",
        "Oxford Circus in 11 minutes",
      ],
      ["Manor House", "the Piccadilly line"],
    ],
    local: [
      "The Parkland Walk starts by the park gates and follows a vanished railway as far as Highgate.",
      "Stroud Green Road has Ethiopian, Turkish and Neapolitan kitchens in one block, and a hardware shop.",
    ],
  },
  {
    name: "Crouch End",
    city,
    outcodes: ["N8"],
    level: 1.25,
    buildings: ["edwardian", "victorian"],
    stops: [
      ["Crouch Hill", "the Suffragette line"],
      ["Hornsey", "trains to Moorgate", "Moorgate in 18 minutes"],
    ],
    local: [
      "No Tube, which keeps the rent where it is: the W7 bus to Finsbury Park comes every few minutes.",
      "The Clock Tower is the centre of things: two cinemas, a library with a garden, a lido at Park Road.",
    ],
  },
  {
    name: "Muswell Hill",
    city,
    outcodes: ["N10"],
    level: 1.25,
    buildings: ["edwardian", "edwardian", "edwardian"],
    stops: [
      ["East Finchley", "the Northern line"],
      ["Highgate", "the Northern line", "Euston in 14 minutes"],
    ],
    local: [
      "Alexandra Palace is over the brow of the hill, with skating indoors and half of London to look at outdoors.",
      "The Broadway keeps its Edwardian parade, an Art Deco cinema and a queue outside the fishmonger.",
    ],
  },
  {
    name: "Stoke Newington",
    city,
    outcodes: ["N16"],
    level: 1.3,
    buildings: ["victorian", "victorian", "shop", "school"],
    stops: [
      ["Stoke Newington", "the Weaver line", "Liverpool Street in 15 minutes"],
      ["Dalston Kingsland", "the Mildmay line"],
    ],
    local: [
      "Clissold Park and Church Street are the two poles of the place, and this is between them.",
      "Abney Park cemetery is a woodland with angels in it, open until dusk.",
      "Newington Green has a Sunday-morning feel on most days, and a playground with a good climbing frame.",
    ],
  },
  {
    name: "Tottenham",
    city,
    outcodes: ["N17", "N15"],
    level: 1,
    buildings: ["victorian", "new", "edwardian"],
    stops: [
      [
        "Tottenham Hale",
        "the Victoria line and the Stansted trains",
        "Oxford Circus in 16 minutes",
      ],
      ["Bruce Grove", "the Weaver line"],
    ],
    local: [
      "Walthamstow Wetlands is across the river Lea: ten reservoirs, herons, and no dogs to chase them.",
      "Bruce Castle Park has a free museum, a paddling pool and some of the oldest oaks in the borough.",
    ],
  },
  {
    name: "Wood Green",
    city,
    outcodes: ["N22"],
    level: 1,
    buildings: ["edwardian", "victorian", "block"],
    stops: [
      ["Wood Green", "the Piccadilly line", "King's Cross in 14 minutes"],
      ["Alexandra Palace", "trains to Moorgate"],
    ],
    local: [
      "The Noel Park estate, street after street of small Victorian gables, is on the way to the Tube.",
      "Alexandra Park is up the slope behind the railway, deer enclosure included.",
    ],
  },
  {
    name: "Finchley",
    city,
    outcodes: ["N3"],
    level: 1.05,
    buildings: ["edwardian", "thirties", "thirties"],
    stops: [["Finchley Central", "the Northern line", "Euston in 21 minutes"]],
    local: [
      "Avenue House garden is a few minutes off: rare trees, a cafe, and a small museum of ink.",
      "Victoria Park, the Finchley one, has bowls, tennis and a fair in July.",
    ],
  },
];
