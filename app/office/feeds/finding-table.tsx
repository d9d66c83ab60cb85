import { useState } from "react";
import { nameFeedField, nameFeedFields } from "../../../domain/feeds/feed-field-words.ts";
import { Button } from "../../ui/button.tsx";
import { makeFocusableWhileScrolling } from "../../ui/table.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ShownReport } from "./shown.ts";

type Finding = NonNullable<ShownReport["report"]>["refused"][number];

/** Line by line what is wrong in a file, in which field, and what stands there. */
export function FindingTable({
  title,
  file,
  findings,
  isBad = false,
}: {
  title: string;
  /** Its name, for whoever makes it. */
  file: string;
  findings: readonly Finding[];
  isBad?: boolean;
}) {
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState({ finding: "", text: "" });
  if (findings.length === 0) return null;
  const copy = async (finding: Finding) => {
    const text = await navigator.clipboard.writeText(describe(file, finding)).then(
      () => "Copied",
      () => "Your browser doesn’t let us copy",
    );
    setCopied({ finding: getKey(finding), text });
  };
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
            <th scope="col">What it said</th>
            {isHydrated && (
              <th scope="col">
                <span className="visually-hidden">For whoever makes the file</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => (
            <FindingRow
              key={getKey(finding)}
              finding={finding}
              copied={copied.finding === getKey(finding) ? copied.text : ""}
              {...(isHydrated && { copy: () => void copy(finding) })}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FindingRow({
  finding: { record, line, field, reason, said },
  copied,
  copy,
}: {
  finding: Finding;
  copied: string;
  copy?: () => void;
}) {
  return (
    <tr>
      <th scope="row">{record || "No reference"}</th>
      <td className="feeds__number">
        <b>{line}</b>
      </td>
      <td>{nameFeedField(field)}</td>
      <td className="feeds__reason">{nameFeedFields(reason)}</td>
      <td>
        {said && (
          <code className="feeds__said">
            {said.before}
            <mark>{said.value}</mark>
            {said.after}
          </code>
        )}
      </td>
      {copy && (
        <td className="feeds__number">
          <Button look="secondary" size="small" onClick={copy}>
            Copy
            <span className="visually-hidden">
              {" "}
              line {line}, {nameFeedField(field)}
            </span>
          </Button>
          <output className="tiny">{copied}</output>
        </td>
      )}
    </tr>
  );
}

function getKey({ line, field, reason }: Finding): string {
  return `${line} ${field} ${reason}`;
}

/** What one pastes into a mail to the people whose software wrote the file. */
function describe(file: string, { record, line, field, reason, said }: Finding): string {
  const where = `${file}, line ${line}, record ${record || "without reference"}, ${field}: ${reason}`;
  return said ? `${where}\n${said.before}${said.value}${said.after}` : where;
}
