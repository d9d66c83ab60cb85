import { Link } from "react-router";
import { brand } from "../brand/brand.ts";
import { wordmarkShape } from "./wordmark-shape.ts";

/** The agency's name as a drawing; leads to the home page. */
export function Wordmark() {
  return (
    <Link className="wordmark" to="/" aria-label={`${brand.name}, home`}>
      <svg viewBox={wordmarkShape.viewBox} aria-hidden="true" focusable="false">
        <path d={wordmarkShape.letters} />
        <path className="knob" d={wordmarkShape.knob} />
      </svg>
    </Link>
  );
}
