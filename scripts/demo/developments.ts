import type { Area } from "./places/area.ts";

export interface Scheme extends Area {
  scheme: string;
  street: string;
  homes: number;
  built: string;
  blocks: readonly string[];
}

export const schemes: readonly Scheme[] = [
  {
    scheme: "Tidewater Wharf",
    name: "Isle of Dogs",
    city: "London",
    street: "Capstan Hoist Lane",
    outcodes: ["E14"],
    level: 1.3,
    buildings: ["new"],
    homes: 214,
    built: "2025",
    blocks: ["river", "dock", "north"],
    stops: [
      ["Island Gardens", "the DLR", "Canary Wharf in 7 minutes"],
      ["Mudchute", "the DLR"],
    ],
    local: [
      "Mudchute farm keeps llamas in sight of the towers, and Millwall Park lies next to it.",
      "The foot tunnel under the river comes up in Greenwich, ten minutes from the front desk.",
      "The river path goes both ways from the gate and is lit; the clipper leaves from Masthouse Terrace.",
      "Island Gardens has the view of Greenwich that Canaletto painted, and a cafe.",
      "The dock basin is used by a sailing school, so the weekend view moves.",
      "There's a supermarket at Crossharbour and a street of older shops on Manchester Road.",
      "Herons fish off the slipway at low water, and residents keep a list.",
    ],
  },
  {
    scheme: "Foundry Yard",
    name: "Deptford",
    city: "London",
    street: "Crucible Row",
    outcodes: ["SE8"],
    level: 1.15,
    buildings: ["new"],
    homes: 96,
    built: "2024",
    blocks: ["pattern", "casting", "street"],
    stops: [
      ["Deptford", "trains to London Bridge", "London Bridge in 8 minutes"],
      ["Deptford Bridge", "the DLR"],
    ],
    local: [
      "Deptford market fills the High Street on Wednesdays, Fridays and Saturdays, and Douglas Way sells what the attics held.",
      "Folkestone Gardens has a pond, and Deptford Park some of the stoutest plane trees in south London.",
      "The carriage ramp by the station, the oldest in London, is a square with cafes in its arches.",
      "St Paul's, Deptford, is as good a baroque church as the city has, and its yard is a quiet way to the train.",
      "Deptford Lounge is the library, and it is open when you are free.",
      "Greenwich is a quarter of an hour along Creek Road by foot, five minutes by bicycle.",
    ],
  },
  {
    scheme: "Calico Works",
    name: "Ancoats",
    city: "Manchester",
    street: "Printfield Street",
    outcodes: ["M4"],
    level: 0.84,
    buildings: ["mill"],
    homes: 142,
    built: "2024",
    blocks: ["weaving", "engine", "canal"],
    stops: [
      ["New Islington", "Metrolink", "Piccadilly in 3 minutes"],
      ["Manchester Piccadilly", "trains to London, Leeds and the airport"],
    ],
    local: [
      "The Ashton Canal is on the doorstep and goes, lock by lock, to the Peak District.",
      "Ancoats' bakeries open at eight and are bare by noon at weekends.",
      "The marina at New Islington is two bridges off: geese, narrowboats, a lawn.",
      "Great Ancoats Street is the border; the Northern Quarter begins on the far kerb.",
    ],
  },
  {
    scheme: "Harbour Lanes",
    name: "Redcliffe",
    city: "Bristol",
    street: "Ropemakers Passage",
    outcodes: ["BS1"],
    around: { lat: 51.448, long: -2.589 },
    level: 1,
    buildings: ["new"],
    homes: 88,
    built: "2025",
    blocks: ["quay", "lane"],
    stops: [["Bristol Temple Meads", "trains to London, Bath and Cardiff", "Bath in 11 minutes"]],
    local: [
      "The ferry stops at the quay below and goes to work, to the station and to the pub.",
      "St Mary Redcliffe's spire is the tall thing in the window; its bells are rung on Sundays.",
      "Queen Square is five minutes across Redcliffe Bridge, for lunch on the grass.",
      "The harbour swimming, when it is allowed, is further round at Baltic Wharf.",
    ],
  },
];
