/** What staff call the fields of a feed's file. The agency's software is told their names in it. */
const words: Readonly<Record<string, string>> = {
  AGENT_REF: "Reference",
  ADDRESS_1: "Address, line 1",
  ADDRESS_2: "Address, line 2",
  ADDRESS_3: "Address, line 3",
  ADDRESS_4: "Address, line 4",
  TOWN: "Town",
  POSTCODE1: "Postcode, first part",
  POSTCODE2: "Postcode, second part",
  SUMMARY: "Summary",
  DESCRIPTION: "Description",
  BRANCH_ID: "Branch",
  STATUS_ID: "Status",
  BEDROOMS: "Bedrooms",
  BATHROOMS: "Bathrooms",
  LIVING_ROOMS: "Living rooms",
  PRICE: "Rent",
  PRICE_QUALIFIER: "Rent qualifier",
  PROP_SUB_ID: "Type",
  CREATE_DATE: "Created on",
  UPDATE_DATE: "Updated on",
  DISPLAY_ADDRESS: "Address that renters see",
  PUBLISHED_FLAG: "Published",
  LET_DATE_AVAILABLE: "Available from",
  LET_BOND: "Deposit",
  ADMINISTRATION_FEE: "Fees",
  LET_TYPE_ID: "Let type",
  LET_FURN_ID: "Furnishing",
  LET_RENT_FREQUENCY: "Rent period",
  LET_CONTRACT_IN_MONTHS: "Minimum term",
  LET_WASHING_MACHINE_FLAG: "Washing machine",
  LET_DISHWASHER_FLAG: "Dishwasher",
  LET_BURGLAR_ALARM_FLAG: "Burglar alarm",
  LET_BILL_INC_WATER: "Water included",
  LET_BILL_INC_GAS: "Gas included",
  LET_BILL_INC_ELECTRICITY: "Electricity included",
  LET_BILL_INC_TV_LICENCE: "TV licence included",
  LET_BILL_INC_TV_SUBSCRIPTION: "TV subscription included",
  LET_BILL_INC_INTERNET: "Internet included",
  TENURE_TYPE_ID: "Tenure",
  TRANS_TYPE_ID: "To let or for sale",
  MIN_SIZE_ENTERED: "Minimum size",
  MAX_SIZE_ENTERED: "Maximum size",
  AREA_SIZE_UNIT_ID: "Unit of size",
  BUSINESS_FOR_SALE_FLAG: "Business for sale",
  PRICE_PER_UNIT: "Rent per unit of size",
  NEW_HOME_FLAG: "New home",
  LATITUDE: "Latitude",
  LONGITUDE: "Longitude",
  COUNCIL_TAX_BAND: "Council tax band",
  COUNCIL_TAX: "Council tax band",
  COUNCILTAXBAND: "Council tax band",
  EPC_RATING: "Energy rating",
  EPC_BAND: "Energy rating",
  EPC: "Energy rating",
  ENERGY_RATING: "Energy rating",
  EPC_CURRENT_BAND: "Energy rating",
  EPC_CURRENT: "Energy score",
  EPC_CURRENT_SCORE: "Energy score",
  EER_CURRENT: "Energy score",
  CURRENT_ENERGY_EFFICIENCY: "Energy score",
  EPC_POTENTIAL: "Potential energy score",
  EPC_POTENTIAL_SCORE: "Potential energy score",
  EER_POTENTIAL: "Potential energy score",
  POTENTIAL_ENERGY_EFFICIENCY: "Potential energy score",
};

const media = {
  IMAGE: "Photo",
  FLOOR_PLAN: "Floor plan",
  DOCUMENT: "Document",
  VIRTUAL_TOUR: "Tour",
};
const mediaName = /^MEDIA_(IMAGE|FLOOR_PLAN|DOCUMENT|VIRTUAL_TOUR)_(TEXT_)?(\d{1,3})$/;

/** @example nameFeedField("STATUS_ID") // "Status" */
export function nameFeedField(name: string): string {
  const known = words[name];
  if (known !== undefined) return known;
  const feature = /^FEATURE(\d{1,2})$/.exec(name);
  if (feature) return `Feature ${feature[1]}`;
  const [, kind, text, number] = mediaName.exec(name) ?? [];
  if (kind !== "IMAGE" && kind !== "FLOOR_PLAN" && kind !== "DOCUMENT" && kind !== "VIRTUAL_TOUR")
    return name;
  // The first has the number 0.
  const what = `${media[kind]} ${Number(number) + 1}`;
  return text === undefined ? what : `${what}, caption`;
}

/** A line of a report in the words of staff: `is empty, and SUMMARY too` names the summary. */
export function nameFeedFields(line: string): string {
  return line.replaceAll(/\b[A-Z][A-Z\d_]{3,}\b/g, (name) => {
    const named = nameFeedField(name);
    return named === name ? name : `“${named}”`;
  });
}
