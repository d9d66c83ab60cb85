export const areasText = {
  title: "Rental areas in London",
  description:
    "Every London area and postcode district, from Abbey Wood to Worcester Park and from BR1 to WC2, and how many homes each has.",
  hotspots: "Hotspots",
  areas: "Areas",
  areasLine: "Homes within a mile of the place’s centre, and how many there are today.",
  postcodes: "Postcodes",
  postcodesLine: "Homes by their own postcode district, and how many there are today.",
  elsewhere: "We also let homes in",
};
