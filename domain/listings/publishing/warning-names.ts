/** What each rule that warns is about. The advert itself says what it found. */
export const warningNames: Readonly<Record<string, string>> = {
  "deposit-shown": "Deposit shown in the advert",
  "papers-proven": "Certificates on file",
  "licence-pending": "Licence applied for",
  "council-tax": "Council tax band",
  description: "Length of the description",
  photos: "Number of photos",
  floorplan: "Floorplan",
  "door-hidden": "Door number in the advert",
  "pin-in-district": "Pin outside the postcode district",
  "place-agrees": "Pin and address don’t match",
  "rent-jump": "Sudden change of rent",
  "furnishing-words": "Furnishing differs from the text",
  "available-soon": "Availability date",
  "energy-agrees": "Energy rating and certificate don’t match",
  "words-professionals": "Wording about professionals",
  "words-pets": "Wording about pets",
};
