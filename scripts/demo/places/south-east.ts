import type { Area } from "./area.ts";

const city = "London";

export const southEast: Area[] = [
  {
    name: "Borough",
    city,
    outcodes: ["SE1"],
    level: 1.5,
    buildings: ["warehouse", "georgian"],
    stops: [
      ["Borough", "the Northern line", "Bank in 4 minutes"],
      ["London Bridge", "the Northern and Jubilee lines and trains south"],
    ],
    local: [
      "Borough Market is breakfast before ten and a crush by noon; you will learn the hours.",
      "Red Cross Garden, laid out by Octavia Hill, is the place to eat a sandwich.",
    ],
  },
  {
    name: "Waterloo",
    city,
    outcodes: ["SE1"],
    level: 1.5,
    buildings: ["cottage", "estate"],
    stops: [
      [
        "Waterloo",
        "four Underground lines and trains to the south-west",
        "Leicester Square in 4 minutes",
      ],
      ["Lambeth North", "the Bakerloo line"],
    ],
    local: [
      "Lower Marsh feeds the offices at lunch and belongs to its neighbours after six; both theatres called Vic are round the corner.",
      "The South Bank is under the viaduct and left: five minutes to the river, ten to the National.",
    ],
  },
  {
    name: "Elephant & Castle",
    city,
    outcodes: ["SE17"],
    level: 1.3,
    buildings: ["new", "estate"],
    stops: [
      ["Elephant & Castle", "the Bakerloo and Northern lines and Thameslink", "Bank in 6 minutes"],
    ],
    local: [
      "Elephant Park, a new one with a stream to paddle in, is on the way to the Underground.",
      "East Street market is the old Walworth, Tuesday to Sunday; the Heygate's plane trees were kept.",
    ],
  },
  {
    name: "Bermondsey",
    city,
    outcodes: ["SE16", "SE1"],
    level: 1.35,
    buildings: ["warehouse", "new"],
    stops: [
      ["Bermondsey", "the Jubilee line", "London Bridge in 3 minutes"],
      ["South Bermondsey", "trains to London Bridge"],
    ],
    local: [
      "The arches sell bread, beer and cheese on Saturdays, roughly in order of queue.",
      "Southwark Park has a lake, a bandstand and two galleries that charge nothing.",
    ],
  },
  {
    name: "Rotherhithe",
    city,
    outcodes: ["SE16"],
    around: { lat: 51.4968, long: -0.0525 },
    level: 1.25,
    buildings: ["warehouse", "block"],
    stops: [
      ["Rotherhithe", "the Windrush line", "Whitechapel in 7 minutes"],
      ["Canada Water", "the Jubilee line and the Windrush line"],
    ],
    local: [
      "The Thames Path goes by St Mary's, where the Mayflower's master is buried, and the pub of that name.",
      "Stave Hill is a cone of earth with a map of the docks on top, and a wood around it that was a dock.",
    ],
  },
  {
    name: "Greenwich",
    city,
    outcodes: ["SE10"],
    around: { lat: 51.4812, long: -0.0105 },
    level: 1.25,
    buildings: ["georgian", "victorian", "new"],
    stops: [
      ["Greenwich", "the DLR and trains to London Bridge", "London Bridge in 10 minutes"],
      ["Cutty Sark", "the DLR"],
    ],
    local: [
      "Greenwich Park is at the top of the road, with the meridian, the deer and the best view of Canary Wharf.",
      "The covered market is open every day, and the river bus takes the pretty way to work.",
      "The foot tunnel to the Isle of Dogs is a few minutes off, tiled in white and always cool.",
    ],
  },
  {
    name: "Woolwich",
    city,
    outcodes: ["SE18"],
    level: 1.05,
    buildings: ["new", "victorian"],
    stops: [
      ["Woolwich", "the Elizabeth line", "Canary Wharf in 8 minutes"],
      ["Woolwich Arsenal", "the DLR and trains to London Bridge"],
    ],
    local: [
      "The Arsenal's parade grounds are squares now, with a market on alternate Saturdays.",
      "Woolwich Common and Shrewsbury Park are the high ground; the free ferry is the low.",
    ],
  },
  {
    name: "Lewisham",
    city,
    outcodes: ["SE13"],
    level: 1.08,
    buildings: ["victorian", "new", "victorian"],
    stops: [
      [
        "Lewisham",
        "the DLR and trains to London Bridge, Charing Cross and Victoria",
        "London Bridge in 9 minutes",
      ],
      ["Ladywell", "trains to Charing Cross"],
    ],
    local: [
      "Hilly Fields has a stone circle from the year 2000, a tennis court and a view from Canary Wharf round to the Crystal Palace mast.",
      "The street market sells bowls of peppers for a pound every day but Sunday.",
      "The Ravensbourne has been let out of its concrete, and the path beside it goes to Catford.",
    ],
  },
  {
    name: "Blackheath",
    city,
    outcodes: ["SE3"],
    level: 1.2,
    buildings: ["georgian", "victorian"],
    stops: [
      [
        "Blackheath",
        "trains to London Bridge, Charing Cross and Victoria",
        "London Bridge in 12 minutes",
      ],
    ],
    local: [
      "The heath itself is at the end of the road: kites, fairs, and weather you can see coming.",
      "The village is in the dip, with a Sunday farmers' market in the station car park.",
    ],
  },
  {
    name: "New Cross",
    city,
    outcodes: ["SE14"],
    level: 1.08,
    buildings: ["victorian", "shop"],
    stops: [
      [
        "New Cross Gate",
        "the Windrush line and trains to London Bridge",
        "London Bridge in 8 minutes",
      ],
      ["New Cross", "the Windrush line and trains to London Bridge"],
    ],
    local: [
      "Telegraph Hill's two parks look at each other across a road, and both look at the City.",
      "Fordham Park is behind the college, and Deptford market, Wednesdays, Fridays and Saturdays, beyond it.",
    ],
  },
  {
    name: "Brockley",
    city,
    outcodes: ["SE4"],
    level: 1.08,
    buildings: ["victorian", "edwardian"],
    stops: [
      ["Brockley", "the Windrush line and trains to London Bridge", "London Bridge in 12 minutes"],
      ["Crofton Park", "Thameslink to Blackfriars"],
    ],
    local: [
      "Brockley market is on Saturdays in the college car park; people cross the river for the sandwiches.",
      "The streets here are wide enough for double rows of limes, and the mews behind them are still cobbled.",
    ],
  },
  {
    name: "Peckham",
    city,
    outcodes: ["SE15"],
    level: 1.15,
    buildings: ["victorian", "victorian", "estate", "georgian"],
    stops: [
      [
        "Peckham Rye",
        "the Windrush line and trains to London Bridge and Victoria",
        "London Bridge in 11 minutes",
      ],
      ["Queens Road Peckham", "the Windrush line and trains to London Bridge"],
    ],
    local: [
      "Peckham Rye, where Blake saw angels in a tree, has a pond and a Japanese garden now.",
      "Bellenden Road has the bookshop, the butcher and bollards by an artist.",
      "Rye Lane sells yams, phone cases and hair, and is best taken at a walk.",
    ],
  },
  {
    name: "East Dulwich",
    city,
    outcodes: ["SE22"],
    level: 1.22,
    buildings: ["victorian", "edwardian"],
    stops: [["East Dulwich", "trains to London Bridge", "London Bridge in 13 minutes"]],
    local: [
      "Lordship Lane is the high street, North Cross Road the Saturday market, Goose Green the grass between.",
      "Dulwich Park and its boating pond are a walk through quiet streets, and Horniman Gardens are over the hill.",
    ],
  },
  {
    name: "Camberwell",
    city,
    outcodes: ["SE5"],
    level: 1.18,
    buildings: ["georgian", "victorian", "estate"],
    stops: [
      [
        "Denmark Hill",
        "the Windrush line, Thameslink and trains to Victoria",
        "Victoria in 10 minutes",
      ],
      ["Loughborough Junction", "Thameslink to Blackfriars"],
    ],
    local: [
      "Camberwell Green has a Saturday farmers' market, and the buses from it reach the West End in half an hour.",
      "Ruskin Park is up the hill behind the hospital: a pond, a portico, a view.",
      "Camberwell Grove is the handsome way to walk to the station, downhill in the evening.",
    ],
  },
  {
    name: "Forest Hill",
    city,
    outcodes: ["SE23"],
    level: 1.05,
    buildings: ["victorian", "thirties"],
    stops: [
      [
        "Forest Hill",
        "the Windrush line and trains to London Bridge",
        "London Bridge in 15 minutes",
      ],
    ],
    local: [
      "The Horniman Museum has a walrus, a bandstand with a view and sixteen acres of garden.",
      "Forest Hill pools were rebuilt behind their Victorian front; the library next door is Arts and Crafts.",
    ],
  },
  {
    name: "Catford",
    city,
    outcodes: ["SE6"],
    level: 0.98,
    buildings: ["edwardian", "victorian"],
    stops: [
      [
        "Catford Bridge",
        "trains to London Bridge and Charing Cross",
        "London Bridge in 15 minutes",
      ],
      ["Catford", "Thameslink to Blackfriars"],
    ],
    local: [
      "Mountsfield Park has a walled food garden, and the Broadway theatre is lit up again after its repairs.",
      "The Waterlink Way follows the river through Ladywell Fields to Lewisham, all of it traffic-free.",
    ],
  },
];
