import type { CSSProperties } from "react";

/** Light and dark colours of the site. Each name is also a class in the mails. */
const colours = {
  paper: { property: "background-color", day: "#f4f2ec", night: "#101815" },
  surface: { property: "background-color", day: "#ffffff", night: "#17211d" },
  ink: { property: "color", day: "#14201b", night: "#eef1ec" },
  "ink-2": { property: "color", day: "#414c46", night: "#bcc6bf" },
  door: { property: "color", day: "#12483a", night: "#8fc9b1" },
  beam: { property: "border-color", day: "#14201b", night: "#eef1ec" },
  brass: { property: "border-color", day: "#a8772a", night: "#d6a64b" },
} as const;

type Colour = keyof typeof colours;

const properties = {
  "background-color": "backgroundColor",
  color: "color",
  "border-color": "borderColor",
} as const;

/**
 * Returns class and inline style of an element. The inline style holds the light colours for mail
 * programs that drop style sheets. `darkModeRules` overrides them by class.
 */
export function getMailStyle(names: Colour[], style: CSSProperties = {}) {
  const day = names.map((name) => [properties[colours[name].property], colours[name].day]);
  return { className: names.join(" "), style: { ...style, ...Object.fromEntries(day) } };
}

/** Dark mode style sheet. Contains no character that HTML would escape. */
export const darkModeRules = `@media (prefers-color-scheme: dark) {${Object.entries(colours)
  .map(([name, { property, night }]) => `.${name}{${property}:${night} !important}`)
  .join("")}}`;

export const headingFont: CSSProperties = { fontFamily: "Besley, Georgia, serif", fontWeight: 500 };
export const bodyFont: CSSProperties = {
  fontFamily: "Instrument Sans, Helvetica, Arial, sans-serif",
  fontSize: "16px",
  lineHeight: "1.55",
};
