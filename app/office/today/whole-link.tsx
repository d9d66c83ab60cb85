import { href, Link } from "react-router";
import { formatWholeSection, type WholeSection } from "../../../domain/staff/whole-section.ts";

/** From a section that shows the first of many to all of them. */
export function WholeLink({ section, whose }: { section: WholeSection; whose: "mine" | "office" }) {
  return <Link to={href("/office/today") + formatWholeSection(section, whose)}>View all</Link>;
}
