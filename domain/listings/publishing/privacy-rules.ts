import { findDoorInText, hasDoor } from "./door-number.ts";
import { getHomeField } from "../facts/home-fields.ts";
import { advertTexts } from "./publish-facts.ts";
import { fault, type PublishRule } from "./publish-rule.ts";

/** What stays private until a viewing is booked. */
export const privacyRules: readonly PublishRule[] = [
  {
    id: "door-in-address",
    strength: "forbids",
    ownOnly: true,
    law: "House rule",
    check({ texts: { name, displayAddress, address } }) {
      const isNamed = findDoorInText(name, address) !== null;
      const isShown = hasDoor(displayAddress, address);
      return [
        ...fault(
          isNamed ? "Remove the door number or house name from the listing’s name." : null,
          "name",
        ),
        ...fault(
          isShown
            ? "Remove the door number or house name from the address that renters see."
            : null,
          "displayAddress",
        ),
      ];
    },
  },
  {
    id: "door-hidden",
    strength: "warns",
    ownOnly: true,
    law: "House rule",
    check({ texts, media }) {
      const { address } = texts;
      const told = advertTexts.flatMap((name) => {
        // The rule above forbids it there.
        if (name === "name" || name === "displayAddress") return [];
        const door = findDoorInText(texts[name], address);
        const label = getHomeField(name).label.toLowerCase();
        return fault(
          door && `“${door}” in ${label} gives away the door number or house name.`,
          name,
        );
      });
      const captions = media.flatMap(({ caption = "" }) => {
        const door = findDoorInText(caption, address);
        return fault(
          door && `“${door}” in a caption gives away the door number or house name.`,
          "pictures",
        );
      });
      return [...told, ...captions];
    },
  },
];
