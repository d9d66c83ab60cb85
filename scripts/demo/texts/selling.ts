/**
 * Short claims by what they rest on, for the feed's FEATURE lines. No quotation marks or apostrophes:
 * the feed forbids them there. Marks as in `openings-period.ts`.
 */
export const claims: Record<string, readonly string[]> = {
  garden: [
    "{length} m garden, facing {aspect}",
    "Own garden, {length} m long",
    "{Aspect}-facing garden of {length} m",
    "Garden with a shed, {length} m",
  ],
  patio: [
    "Private patio, facing {aspect}",
    "Own courtyard, facing {aspect}",
    "Paved courtyard with room for bicycles",
  ],
  balcony: [
    "Balcony facing {aspect}",
    "{Aspect}-facing balcony, {balcony} m deep",
    "{!studio}Balcony off the living room",
  ],
  roof: ["Roof terrace facing {aspect}", "Private roof terrace"],
  communal: ["Shared garden", "Communal garden"],
  fireplace: [
    "{?fire}Open fireplace, swept and certified",
    "{!fire}Original fireplace",
    "{!fire}Fireplace and fitted bookshelves",
    "Cornice and fireplace intact",
  ],
  brick: [
    "Exposed brick and tall metal windows",
    "Ceilings of three metres",
    "Iron columns and bare brick",
  ],
  glazed: [
    "Full-height windows",
    "Oak floor in the living areas",
    "Fitted wardrobes and good storage",
  ],
  plain: ["Bright living room", "Plenty of cupboards", "Double-glazed throughout"],
  island: [
    "Kitchen with an island",
    "{!gas}Island kitchen with induction hob",
    "Large kitchen with an island",
  ],
  corner: ["Separate kitchen", "Eat-in kitchen", "Kitchen with a window and a table"],
  open: [
    "Open kitchen, fully fitted",
    "Kitchen and living room in one",
    "Fitted kitchen with dishwasher",
  ],
  studio: [
    "Full-size oven and fridge",
    "Built-in wardrobe",
    "Room for a desk",
    "{?alcove}Separate sleeping alcove",
  ],
  tub: ["Bath with shower over", "Full-length bath", "Bathroom with bath and shower"],
  shower: ["Walk-in shower", "Shower room refitted in {done}", "Large walk-in shower"],
  two: ["Two bathrooms", "Bathroom and separate shower room"],
  size: ["{sqm} sq m ({sqft} sq ft)"],
  station: ["{stop} station, {walked} minutes on foot", "{walked} minutes on foot to {stop}"],
  lift: ["Lift to every floor", "Lift"],
  upkeep: [
    "Redecorated in {done}",
    "Rewired in {done}",
    "Washing machine and dishwasher",
    "Bicycle store",
  ],
};

/** The same in the middle of a sentence, for the summary. */
export const attractions: Record<string, readonly string[]> = {
  garden: [
    "a {aspect}-facing garden",
    "a garden of {length} metres",
    "its own garden",
    "a {length}-metre garden",
  ],
  patio: ["a private patio", "a paved yard", "its own courtyard"],
  balcony: [
    "a {aspect}-facing balcony",
    "{!studio}a balcony off the living room",
    "a balcony to the {aspect}",
  ],
  roof: ["a roof terrace", "a {aspect}-facing roof terrace"],
  communal: ["a shared garden", "use of the garden"],
  fireplace: ["{?fire}an open fire", "a fireplace", "an original fireplace", "a tall front room"],
  brick: ["bare brick walls", "tall metal windows", "high ceilings"],
  glazed: ["full-height windows", "an oak floor", "a wall of glass", "good storage"],
  plain: ["a bright living room", "plenty of cupboards", "a square, sunny living room"],
  island: ["a large kitchen", "an island in the kitchen", "a kitchen with an island"],
  corner: ["a separate kitchen", "a kitchen to eat in", "an eat-in kitchen"],
  open: ["an open kitchen", "a fitted kitchen", "one large living space"],
  studio: ["a full kitchen", "a proper kitchen", "room for a desk", "{?alcove}a sleeping alcove"],
  tub: ["a full-length bath", "a good bathroom", "a bath with a shower"],
  shower: ["a walk-in shower", "a new shower room", "a large shower"],
  two: ["two bathrooms", "a second bathroom"],
};
