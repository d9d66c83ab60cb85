import { href, Link } from "react-router";
import {
  describeRead,
  type FeedFileState,
  feedFileStateNames,
  feedSourceNames,
} from "../../../domain/feeds/feed-file.ts";
import { type FeedColumn, FeedTable } from "./feed-table.tsx";
import type { FileView } from "./shown.ts";

const looks: Record<FeedFileState, string> = {
  reading: "badge--info",
  checked: "badge--info",
  held: "badge--err",
  taken: "badge--ok",
  refused: "badge--err",
  dropped: "",
};

const columns: readonly FeedColumn<FileView>[] = [
  {
    title: "File",
    show: ({ id, name, source }) => (
      <>
        <Link to={href("/office/feeds/files/:id", { id })}>{name}</Link>
        <small>{feedSourceNames[source]}</small>
      </>
    ),
  },
  { title: "Time", className: "nowrap", show: ({ at }) => at },
  { title: "Records", numeric: true, show: ({ figures }) => figures?.records ?? "–" },
  {
    title: "Read and rejected",
    show: ({ figures, state }) => (figures ? <Shares figures={figures} state={state} /> : "–"),
  },
  {
    title: "Status",
    show: ({ state }) => (
      <span className={`badge ${looks[state]}`}>{feedFileStateNames[state]}</span>
    ),
  },
];

export function FilesTable({ files }: { files: readonly FileView[] }) {
  return <FeedTable label="Files" columns={columns} rows={files} getKey={({ id }) => id} />;
}

function Shares({
  figures,
  state,
}: {
  figures: NonNullable<FileView["figures"]>;
  state: FeedFileState;
}) {
  const { taken, refused } = figures;
  return (
    <span className="feeds__shares">
      <meter min={0} max={Math.max(1, taken + refused)} value={taken} aria-hidden="true" />
      <span>
        {describeRead(figures, state)}
        {refused > 0 && <b className="feeds__bad">, {refused} rejected</b>}
      </span>
    </span>
  );
}
