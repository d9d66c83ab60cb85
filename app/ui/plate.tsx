import { Link } from "react-router";

/**
 * A place as a London street sign: the area, and its postcode district in red.
 * @param to makes it a link
 */
export function Plate({
  area,
  outcode,
  size,
  to,
}: {
  area: string;
  outcode?: string;
  size?: "lg";
  to?: string;
}) {
  const className = size ? `plate plate--${size}` : "plate";
  const words = (
    <>
      {area} {outcode && <b>{outcode}</b>}
    </>
  );
  return to === undefined ? (
    <span className={className}>{words}</span>
  ) : (
    <Link className={className} to={to}>
      {words}
    </Link>
  );
}
