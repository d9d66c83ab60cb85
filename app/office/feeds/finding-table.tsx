import { useState } from "react";
import { nameFeedField, nameFeedFields } from "../../../domain/feeds/feed-field-words.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type FeedColumn, FeedTable } from "./feed-table.tsx";
import type { ReportView } from "./shown.ts";

type Finding = NonNullable<ReportView["report"]>["refused"][number];

function listColumns(isBad: boolean): FeedColumn<Finding>[] {
  return [
    { title: "Property", show: ({ record }) => record || "No reference" },
    { title: "Line", numeric: true, show: ({ line }) => <b>{line}</b> },
    { title: "Field", show: ({ field }) => nameFeedField(field) },
    {
      title: isBad ? "Problem" : "What to check",
      className: "feeds__reason",
      show: ({ reason }) => nameFeedFields(reason),
    },
    { title: "Value in file", show: ({ said }) => said && <Said {...said} /> },
  ];
}

/** @param copied what the button says to the finding that it copied last */
function createCopyColumn(
  copied: { finding: string; text: string },
  copy: (finding: Finding) => void,
): FeedColumn<Finding> {
  return {
    title: "For the feed’s supplier",
    isTitleUnseen: true,
    className: "feeds__number",
    show: (finding) => (
      <Copy
        finding={finding}
        copied={copied.finding === getKey(finding) ? copied.text : ""}
        copy={() => copy(finding)}
      />
    ),
  };
}

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
      () => "Your browser won’t let us copy this",
    );
    setCopied({ finding: getKey(finding), text });
  };
  return (
    <FeedTable
      label={title}
      hasCaption
      columns={[
        ...listColumns(isBad),
        ...(isHydrated ? [createCopyColumn(copied, (finding) => void copy(finding))] : []),
      ]}
      rows={findings}
      getKey={getKey}
    />
  );
}

function Said({ before, value, after }: NonNullable<Finding["said"]>) {
  return (
    <code className="feeds__said">
      {before}
      <mark>{value}</mark>
      {after}
    </code>
  );
}

function Copy({
  finding: { line, field },
  copied,
  copy,
}: {
  finding: Finding;
  copied: string;
  copy: () => void;
}) {
  return (
    <>
      <Button look="secondary" size="small" onClick={copy}>
        Copy
        <span className="visually-hidden">
          {" "}
          line {line}, {nameFeedField(field)}
        </span>
      </Button>
      <output className="tiny">{copied}</output>
    </>
  );
}

function getKey({ line, field, reason }: Finding): string {
  return `${line} ${field} ${reason}`;
}

/** What one pastes into a mail to the people whose software wrote the file. */
function describe(file: string, { record, line, field, reason, said }: Finding): string {
  const where = `${file}, line ${line}, record ${record || "without a reference"}, ${field}: ${reason}`;
  return said ? `${where}\n${said.before}${said.value}${said.after}` : where;
}
