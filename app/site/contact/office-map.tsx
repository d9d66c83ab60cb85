import type { Point } from "../../../domain/area.ts";
import { brand } from "../../brand/brand.ts";
import { gardens, officeStations, streets } from "../../brand/office-streets.ts";

const width = 440;
const height = 340;
/** Units of the drawing for a metre on the ground. */
const scale = 0.26;
const metresPerDegree = 111_320;

/**
 * A drawing of the streets around the office, with the office in its middle. Nothing is fetched.
 * For the eye only: what it shows stands in its caption.
 */
export function OfficeMap() {
  return (
    <svg className="office-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="office-map__ground" width={width} height={height} />
      {gardens.map(({ name, corners: [from, to] }) => (
        <Garden key={name} from={placed(from)} to={placed(to)} />
      ))}
      {streets.map(({ name, line, broad }, index) => (
        <path
          key={name}
          id={`street-${index}`}
          className={broad ? "office-map__street is-broad" : "office-map__street"}
          d={pathOf(line)}
        />
      ))}
      {streets.map(
        ({ name, nameAt }, index) =>
          nameAt !== null && <Name key={name} of={index} text={name} at={nameAt} />,
      )}
      {officeStations.map(({ name, at }) => (
        <Station key={name} name={name} at={placed(at)} />
      ))}
      <Pin at={placed(brand.mapCentre)} />
    </svg>
  );
}

interface Place {
  x: number;
  y: number;
}

/** Where a point lies on the drawing: at this size the ground is flat. */
function placed({ lat, long }: Point): Place {
  const centre = brand.mapCentre;
  const shrink = Math.cos((centre.lat * Math.PI) / 180);
  const east = (long - centre.long) * metresPerDegree * shrink;
  const north = (lat - centre.lat) * metresPerDegree;
  return { x: Math.round(width / 2 + east * scale), y: Math.round(height / 2 - north * scale) };
}

function pathOf(line: Point[]): string {
  const places = line.map(placed).map(({ x, y }) => `${x} ${y}`);
  return `M${places.join("L")}`;
}

function Garden({ from, to }: { from: Place; to: Place }) {
  return (
    <rect
      className="office-map__garden"
      x={from.x}
      y={from.y}
      width={to.x - from.x}
      height={to.y - from.y}
    />
  );
}

function Name({ of, text, at }: { of: number; text: string; at: number }) {
  return (
    <text className="office-map__name" dy="4">
      <textPath href={`#street-${of}`} startOffset={`${at}%`}>
        {text}
      </textPath>
    </text>
  );
}

function Station({ name, at: { x, y } }: { name: string; at: Place }) {
  const nearTheEdge = x > width * 0.7;
  return (
    <g className={nearTheEdge ? "office-map__station is-at-edge" : "office-map__station"}>
      <circle cx={x} cy={y} r="5" />
      <text x={nearTheEdge ? x - 10 : x + 10} y={y + 5}>
        {name}
      </text>
    </g>
  );
}

function Pin({ at: { x, y } }: { at: Place }) {
  return (
    <g className="office-map__pin">
      <path d={`M${x} ${y}l-12 -20h-20v-28h64v28h-20z`} />
      <rect x={x - 38} y={y - 53} width="76" height="6" />
      <text x={x} y={y - 28}>
        {brand.name}
      </text>
    </g>
  );
}
