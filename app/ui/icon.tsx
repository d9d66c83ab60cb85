import sprite from "./art/icons.svg?no-inline";
import type { IconName } from "./icon-names.ts";

/** Decorative, hidden from screen readers. `go` shifts right when its button is hovered. */
export function Icon({
  name,
  size,
  fill = false,
  go = false,
}: {
  name: IconName;
  size?: "small";
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
