import { findDoorInText, hasDoor } from "./door-number.ts";
import { getHomeField } from "./home-fields.ts";
import { advertTexts } from "./publish-facts.ts";
import { fault, type PublishRule } from "./publish-rule.ts";

/** What stays private until a viewing is booked. */
export const privacyRules: readonly PublishRule[] = [
  {
    id: "door-hidden",
    strength: "warns",
    ownOnly: true,
    law: "House rule",
    check({ texts, media }) {
      const { address, displayAddress } = texts;
      const told = advertTexts.flatMap((name) => {
        const door = findDoorInText(texts[name], address);
        const label = getHomeField(name).label.toLowerCase();
        return fault(door && `“${door}” in ${label} tells everybody the door.`, name);
      });
      const captions = media.flatMap(({ caption = "" }) => {
        const door = findDoorInText(caption, address);
        return fault(door && `“${door}” in a caption tells everybody the door.`, "pictures");
      });
      const isShown = hasDoor(displayAddress, address);
      const isTold = told.some(({ field }) => field === "displayAddress");
      const message = "The address that renters see tells the door.";
      return [
        ...told,
        ...captions,
        ...fault(isShown && !isTold ? message : null, "displayAddress"),
      ];
    },
  },
];
