import type { AboutFigure } from "../../brand/about-text.ts";
import { useCount } from "./use-count.ts";
import { formatInteger } from "../../../domain/shared/format-integer.ts";

/** Counts up once when scrolled into view; static without JavaScript. */
export function Figures({ figures }: { figures: AboutFigure[] }) {
  return (
    <ul className="about-figures">
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </ul>
  );
}

function Figure({ value, unit, label }: AboutFigure) {
  const { element, shown } = useCount(value);
  const formatFigure = (amount: number) => `${unit ?? ""}${formatInteger(amount)}`;
  return (
    <li className="figure" ref={element}>
      {shown === value ? (
        <b className="tabular-numbers">{formatFigure(value)}</b>
      ) : (
        <b className="tabular-numbers">
          <span aria-hidden="true">{formatFigure(shown)}</span>
          <span className="visually-hidden">{formatFigure(value)}</span>
        </b>
      )}
      <span>{label}</span>
    </li>
  );
}
