import sprite from "./art/icons.svg?no-inline";
import type { IconName } from "./icon-names.ts";

/**
 * A decorative drawing from the sprite, hidden from screen readers: the text beside it, or the
 * control's `aria-label`, says what it means.
 * @param go moves a little to the right when its button is hovered
 */
export function Icon({
  name,
  size,
  fill = false,
  go = false,
}: {
  name: IconName;
  size?: "sm";
  fill?: boolean;
  go?: boolean;
}) {
  const classes = ["icon", size && `icon--${size}`, fill && "icon--fill", go && "icon--go"];
  return (
    <svg className={classes.filter(Boolean).join(" ")} aria-hidden="true" focusable="false">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}
