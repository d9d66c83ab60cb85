import type { Row } from "./blm.ts";
import { getPlanFile, getEpcFile } from "./drawings/files.ts";
import { listFeatures } from "./features.ts";
import { Gallery } from "./gallery.ts";
import type { Furnished, Home } from "./home.ts";
import { makeHomes } from "./homes.ts";
import { draw } from "./letting.ts";
import type { Photo, Picture } from "./pictures.ts";
import { createRandom } from "./random.ts";
import { describe } from "./texts/description.ts";
import { Phrasebook } from "./texts/phrasebook.ts";
import { summarise } from "./texts/summary.ts";

const branch = "999999";

const furnishing: Record<Furnished, string> = {
  furnished: "0",
  part: "1",
  unfurnished: "2",
  unsaid: "3",
  flexible: "4",
};

export function makeRows(seed: string, pictures: readonly Picture[]): Row[] {
  const homes = makeHomes(seed);
  const book = new Phrasebook();
  const gallery = new Gallery(seed, pictures);
  const numbers = homes.map((home) => home.number);
  const withoutPhotos = draw(createRandom(seed, "no photos"), numbers, 8);
  return homes.map((home) => ({
    ...formatAddress(home),
    ...formatTexts(seed, home, book),
    ...formatTerms(home),
    ...formatMedia(home, withoutPhotos.has(home.number) ? [] : gallery.photosOf(home)),
  }));
}

function formatAddress(home: Home): Row {
  const { area, scheme } = home;
  const shown = scheme?.scheme ?? home.street;
  return {
    AGENT_REF: `${branch}_LN${String(home.number).padStart(4, "0")}`,
    ADDRESS_1: home.door,
    ADDRESS_2: home.street,
    ADDRESS_3: area.name,
    TOWN: area.city,
    POSTCODE1: home.outcode,
    POSTCODE2: home.incode,
    ...(home.position && {
      LATITUDE: String(home.position.lat),
      LONGITUDE: String(home.position.long),
    }),
    DISPLAY_ADDRESS: `${shown}, ${area.name}, ${area.city} ${home.outcode}`,
  };
}

function formatTexts(seed: string, home: Home, book: Phrasebook): Row {
  const { features, remainder } = listFeatures(seed, home);
  const description = [describe(seed, home, book), remainder.join("\n")]
    .filter(Boolean)
    .join("\n\n");
  const numbered = features.map((feature, index) => [`FEATURE${index + 1}`, feature]);
  return {
    ...Object.fromEntries(numbered),
    SUMMARY: summarise(seed, home, book),
    DESCRIPTION: description,
  };
}

function formatTerms(home: Home): Row {
  const { letting } = home;
  const week = letting.weekly ? letting.price : (letting.price * 12) / 52;
  return {
    BRANCH_ID: branch,
    STATUS_ID: letting.letAgreed ? "5" : "0",
    BEDROOMS: String(home.bedrooms),
    BATHROOMS: String(home.bathrooms),
    LIVING_ROOMS: "1",
    PRICE: String(letting.price),
    PRICE_QUALIFIER: "0",
    PROP_SUB_ID: String(home.dwelling.subtype),
    CREATE_DATE: letting.created,
    UPDATE_DATE: letting.updated,
    PUBLISHED_FLAG: "1",
    LET_DATE_AVAILABLE: letting.available,
    LET_BOND: letting.noDeposit ? "0" : toPence(week * 5),
    ADMINISTRATION_FEE: formatFees(week, letting.noDeposit),
    LET_TYPE_ID: "1",
    LET_FURN_ID: furnishing[home.furnished],
    LET_RENT_FREQUENCY: letting.weekly ? "0" : "1",
    TRANS_TYPE_ID: "2",
    NEW_HOME_FLAG: home.scheme ? "Y" : "N",
  };
}

/** Rounded down: a deposit may not exceed five weeks' rent (Tenant Fees Act 2019). */
function toPence(amount: number): string {
  return (Math.floor(amount * 100 + 1e-6) / 100).toFixed(2);
}

function formatFees(week: number, noDeposit: boolean): string {
  return [
    "Permitted payments only. There is nothing to pay for viewing, referencing or moving in.",
    `Holding deposit: at most one week's rent, GBP ${toPence(week)}, set against the first rent.`,
    noDeposit
      ? "No tenancy deposit is taken for this home."
      : `Tenancy deposit: five weeks' rent, GBP ${toPence(week * 5)}, protected in a government-approved scheme.`,
    "Later: interest on rent more than 14 days late at 3 percent above base rate; the cost of a lost key; GBP 50 for a change of the tenancy that you ask for.",
    "Complaints: Fairstead Redress Scheme. Client money: Cornerhouse Client Money Protection Scheme.",
  ].join(" ");
}

function formatMedia(home: Home, photos: readonly Photo[]): Row {
  const images = photos.flatMap(({ file, caption }, index) => [
    [`MEDIA_IMAGE_0${index}`, file],
    [`MEDIA_IMAGE_TEXT_0${index}`, caption],
  ]);
  const { plan, mirrored, material } = home;
  return {
    ...Object.fromEntries(images),
    ...(material.sap && {
      MEDIA_IMAGE_60: getEpcFile(...material.sap),
      MEDIA_IMAGE_TEXT_60: "EPC",
    }),
    ...(plan && {
      MEDIA_FLOOR_PLAN_00: getPlanFile(plan.id, mirrored),
      MEDIA_FLOOR_PLAN_TEXT_00: "Floor plan",
    }),
  };
}
