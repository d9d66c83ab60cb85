import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import { formatInteger } from "../../../domain/shared/text/format-integer.ts";

export interface AboutFigure {
  value: number;
  unit?: "£";
  label: string;
}

/** Employees and countries are sample data. */
export const aboutText = {
  description: `Who ${brand.name} is: ${formatInteger(claims.people)} landlords and renters helped, what we hold ourselves to, and the team by name.`,
  headline: "Let's fix renting for good. Forever",
  lede: "Renting goes wrong in small ways: a call that no one returns, a fee that no one mentioned, a boiler in its third week of waiting. Small things can be put right, and that is our work.",
  figuresTitle: "In figures",
  figuresLine: "Counted since our first set of keys.",
  figures: [
    { value: claims.people, label: "landlords and renters helped" },
    { value: claims.averageSaving, unit: "£", label: "saved on fees by the average landlord" },
    { value: 64, label: "employees, every one of them reachable by name" },
    { value: 19, label: "countries represented around our table" },
  ] as AboutFigure[],
  promisesTitle: "What we hold ourselves to",
  promises: [
    {
      title: "Nothing on top",
      text: "£0 added to a contractor’s invoice, no renewal fees, no call-out charges. Every price is shown with and without VAT, before you ask.",
    },
    {
      title: "Someone answers",
      text: `${claims.hoursInFull}, for landlords and for the people who live in their homes. You’ll know who’s coming, and when.`,
    },
    {
      title: "No time lost",
      text: `A property is advertised within ${claims.advertisedWithin} of its valuation. An applicant gets an answer to every offer, even when the answer is no.`,
    },
  ],
  teamTitle: "The people behind the door",
  teamLine: "Choose a face to read who it belongs to.",
  careersTitle: "We have a desk free",
  careersText:
    "We look for people who like streets, spreadsheets or both, as Sales Associate, Account Manager, property manager or engineer.",
  careersLink: "See open roles",
};
