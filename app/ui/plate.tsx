import { Link } from "react-router";

export function Plate({
  area,
  outcode,
  size,
  to,
}: {
  area: string;
  outcode?: string;
  size?: "large";
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
