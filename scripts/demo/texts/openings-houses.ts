export const houseOpenings = {
  victorian: [
    "A whole Victorian house of {built}: {beds} bedrooms, {sqm} square metres, and a front gate that needs lifting to shut.",
    "{Beds} bedrooms over three floors on {street}, in a terrace of {built} with its chimneys still on.",
    "The house was opened up at the back in {done} and left alone at the front, which was the right way round.",
    "A family house in the plain sense: {beds} bedrooms, somewhere for the pram, and a table for eight.",
    "Tiled path, bay window, long hall: {street} is all of a piece, and this is one of its {beds}-bedroom houses.",
    "From the street a narrow house; inside, {sqm} square metres, most of it behind the stairs.",
    "A terraced house with a side return that somebody finally built over, in {done}, in glass.",
    "Three generations of one family had this house until {done}, and the floorboards are better for the carpets.",
  ],
  edwardian: [
    "An Edwardian house of {built} with a wide hall, {beds} bedrooms and a loft done in {done}.",
    "A bay on both floors, a gable above, and {beds} bedrooms behind: a house on a street of limes.",
    "Somebody kept the picture rails and the pantry, and added a bathroom on the top floor in {done}.",
    "{!plan}{Sqm} square metres of Edwardian house, with the kitchen across the back and the garden across from that.",
    "A {beds}-bedroom house with the original front door, a proper porch to stand in and a bell that works.",
    "Built in {built} for a clerk with servants in the attic; the attic is now the best bedroom.",
  ],
  georgian: [
    "A Georgian terraced house, {storeys} floors of it, with one or two rooms to a floor and a staircase worth the dusting.",
    "A whole house of {built}, listed, {beds} bedrooms, kitchen in the basement where the range was.",
    "{Sqm} square metres arranged vertically: you will be fit, and no room is through another.",
  ],
  thirties: [
    "A 1930s semi with {beds} bedrooms, a garage that fits a small car and a front garden that fits a large one.",
    "The bow window and the sunburst gate are of {built}; the kitchen across the back is of {done}.",
    "A semi-detached house on a hill, so the back bedrooms see further than the front.",
  ],
  mews: [
    "A mews house of {built}: stable doors below, {beds} bedrooms above, cobbles in front.",
    "Horses lived downstairs and a coachman up; you get both floors and a skylight.",
    "At the closed end of a mews, where nothing passes but the milk float, and that has gone electric.",
    "{Sqm} square metres over {storeys} floors, light from the roof, and a front door painted whatever colour you like.",
    "{!plan}A coach house turned round in {done}: bedrooms below, living room upstairs under the beams.",
  ],
  cottage: [
    "A brick cottage of {built}, two up and two down with a good deal added behind.",
    "One of {flats} cottages in a row that the railway somehow missed.",
    "{Beds} bedrooms under a slate roof, a gate on to a footpath, and roses that come with the lease.",
    "A small house, honestly described: {sqm} square metres, with a stair that turns once.",
  ],
} as const;

export const studioOpenings = [
  "{!plan}One room, {living}, with the bed end out of sight of the door: a studio on the {floor} floor.",
  "{!plan}A studio of {sqm} square metres in which the kitchen and the bed have been kept as far apart as the walls allow.",
  "A proper studio rather than a bedroom with a sink: full kitchen, real bathroom, room for a table.",
  "{!plan}{?upper}A {floor}-floor studio looking along {street}; the bed folds into the wall on a sprung arm that a child could lift.",
  "{Sqm} square metres on the {floor} floor, planned by somebody who had lived in less.",
  "A studio with two windows, which is one more than usual.",
  "{!plan}A sleeping alcove with a curtain, a kitchen behind folding doors, and the rest of the room left to you.",
  "{!plan}One tall room in a building of {built}, with a platform for the bed and a wardrobe under it.",
  "Small and knows it: {sqm} square metres, everything within reach, nothing in the way.",
  "{!plan}The {floor} floor back: a single large room, a shower room, a lobby with hooks for one person's coats.",
  "{Street}, {floor} floor: a studio for somebody who goes out, or who reads.",
  "A studio with its own front door, a hall with a cupboard, and a bathroom you can turn round in.",
] as const;

export const developmentOpenings = [
  "Type {type} at {development}: {abeds} {kind} on the {floor} floor, {sqm} square metres.",
  "{Development} was finished in {built}; this {kind} is on the {floor} floor of its {block} building.",
  "{?high}High in {development}: the {floor} floor, with the light to match.",
  "At {development} the flats are let by one landlord, who also runs the front desk, the lifts and the boiler.",
  "{Abeds} {kind} in {development}, one of {flats} homes round a shared courtyard.",
  "The {block} building at {development}, {floor} floor: {sqm} square metres that nobody has yet put a nail in.",
  "{Development} has {flats} homes, one bicycle store and one set of rules, which fit on a page.",
] as const;
