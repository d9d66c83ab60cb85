import { makeFocusableWhileScrolling } from "../../ui/table.tsx";
import type { ShownReport } from "./shown.ts";

type Findings = readonly NonNullable<ShownReport["report"]>["refused"][number][];

/** Line by line what is wrong in a file, and in which field. */
export function FindingTable({
  title,
  findings,
  isBad = false,
}: {
  title: string;
  findings: Findings;
  isBad?: boolean;
}) {
  if (findings.length === 0) return null;
  return (
    <section className="table-scroll" aria-label={title} ref={makeFocusableWhileScrolling}>
      <table className="feeds__table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Home</th>
            <th scope="col" className="feeds__number">
              Line
            </th>
            <th scope="col">Field</th>
            <th scope="col">{isBad ? "What was wrong" : "What to look at"}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ record, line, field, reason }) => (
            <tr key={`${line} ${field} ${reason}`}>
              <th scope="row">{record || "No reference"}</th>
              <td className="feeds__number">
                <b>{line}</b>
              </td>
              <td>{field}</td>
              <td className="feeds__reason">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
