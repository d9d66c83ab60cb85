import { formatNumericDate, isRealDate } from "../../shared/dates.ts";
import { isFarAhead } from "../../shared/distant-dates.ts";
import { findEnergyClashes } from "../facts/epc.ts";
import { epcRatings } from "../facts/material-facts.ts";
import { isOutsideDistrict } from "../../places/district-reach.ts";
import { findPlaceClash } from "../../places/place-clash.ts";
import { splitPostcode } from "../facts/read-home.ts";
import { fault, type PublishRule } from "./publish-rule.ts";

const house = "House rule";

/** Facts that each are possible, but not together. */
export const agreementRules: readonly PublishRule[] = [
  {
    id: "pin-in-district",
    strength: "warns",
    ownOnly: true,
    law: house,
    check({ texts, district }) {
      const [lat, long] = [Number(texts.lat), Number(texts.long)];
      if (district === null || texts.lat === "" || texts.long === "") return [];
      const isFar = isOutsideDistrict({ lat, long }, district);
      return fault(
        isFar ? `The pin is miles away from ${texts.postcode}. One of them is wrong.` : null,
        "lat",
      );
    },
  },
  {
    id: "place-agrees",
    strength: "warns",
    ownOnly: true,
    law: house,
    check({ texts }) {
      const outcode = splitPostcode(texts.postcode)?.outcode;
      if (outcode === undefined) return [];
      return (["displayAddress", "city"] as const).flatMap((field) => {
        const clash = findPlaceClash(texts[field], outcode);
        return fault(
          clash && `“${clash}” doesn’t match the postcode ${texts.postcode}. One of them is wrong.`,
          field,
        );
      });
    },
  },
  {
    id: "available-soon",
    strength: "warns",
    ownOnly: true,
    law: house,
    check({ texts: { availableFrom }, today }) {
      const isFar = isRealDate(availableFrom) && isFarAhead(availableFrom, today);
      const message = `The property is available from ${formatNumericDate(availableFrom)}, which is more than 2 years away.`;
      return fault(isFar ? message : null, "availableFrom");
    },
  },
  {
    id: "energy-agrees",
    strength: "warns",
    law: house,
    check({ texts }) {
      const points = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);
      const energy = {
        epcRating: epcRatings.find((rating) => rating === texts.epcRating) ?? null,
        epcCurrent: points(texts.epcCurrent),
        epcPotential: points(texts.epcPotential),
      };
      return findEnergyClashes(energy).flatMap(({ field, why }) =>
        fault(`${why}. One of them is wrong, so renters don’t see the score.`, field),
      );
    },
  },
];
