export interface ButtonLook {
  /** Use one `primary` per view, or per card in a list. */
  look?: "primary" | "secondary" | "quiet" | "link" | "danger";
  size?: "small" | "large";
  block?: boolean;
  /** Icon only; needs an `aria-label`. */
  square?: boolean;
}

export function getButtonClass({ look = "primary", size, block, square }: ButtonLook): string {
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
