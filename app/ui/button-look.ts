export interface ButtonLook {
  /** One `primary` in a view, or in each card of a list. */
  look?: "primary" | "secondary" | "quiet" | "link";
  size?: "sm" | "lg";
  /** As wide as its container. */
  block?: boolean;
  /** Square, for an icon alone; the button then needs an `aria-label`. */
  square?: boolean;
}

/** The classes of a button, for elements that look like one. */
export function buttonClass({ look = "primary", size, block, square }: ButtonLook): string {
  return [
    "btn",
    `btn--${look}`,
    size && `btn--${size}`,
    block && "btn--block",
    square && "btn--icon",
  ]
    .filter(Boolean)
    .join(" ");
}
