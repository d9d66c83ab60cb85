export const maisonetteOpenings = [
  "A maisonette: living room and kitchen below, {beds} bedrooms above, a staircase of your own between.",
  "{?raised}Two floors of a larger building, arranged as a house would be, with the front door on a landing.",
  "{Abeds} {kind} over two floors, so children may run without an opinion from below.",
  "Upstairs for sleeping, downstairs for everything else: {sqm} square metres, split about evenly.",
  "{?raised}{?period}The upper half of a terraced house of {built}, with the original stairs as its private ones.",
  "{?estate}The kind of two-storey flat that architects of {built} were proud of, and with reason.",
  "It has a street number, a staircase and {beds} bedrooms, and is a house in all but the roof.",
  "{Sqm} square metres on two levels, with a landing wide enough for a desk.",
] as const;
