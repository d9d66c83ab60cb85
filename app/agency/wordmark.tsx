import { href, Link } from "react-router";
import { brand } from "../brand/brand.ts";
import drawing from "../ui/art/wordmark.svg?no-inline";

export function Wordmark() {
  return (
    <Link className="wordmark" to={href("/")} aria-label={`${brand.name}, home`}>
      <svg viewBox="-15 -1850 5395 1880" aria-hidden="true" focusable="false">
        <use href={`${drawing}#letters`} />
        <use className="knob" href={`${drawing}#knob`} />
      </svg>
    </Link>
  );
}
