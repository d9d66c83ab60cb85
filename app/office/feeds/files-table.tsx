import { href, Link } from "react-router";
import {
  type FeedFileState,
  feedFileStateNames,
  feedSourceNames,
} from "../../../domain/feeds/feed-file.ts";
import { makeFocusableWhileScrolling } from "../../ui/table.tsx";
import type { ShownFile } from "./shown.ts";

const looks: Record<FeedFileState, string> = {
  reading: "badge--info",
  checked: "badge--info",
  held: "badge--err",
  taken: "badge--ok",
  refused: "badge--err",
  dropped: "",
};

export function FilesTable({ files }: { files: readonly ShownFile[] }) {
  return (
    <section className="table-scroll" aria-label="Files" ref={makeFocusableWhileScrolling}>
      <table className="feeds__table">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Time</th>
            <th scope="col" className="feeds__number">
              Records
            </th>
            <th scope="col">Taken and refused</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ id, name, at, source, state, figures }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={href("/office/feeds/files/:id", { id })}>{name}</Link>
                <small>{feedSourceNames[source]}</small>
              </th>
              <td className="nowrap">{at}</td>
              <td className="feeds__number">{figures?.records ?? "–"}</td>
              <td>{figures ? <Shares figures={figures} /> : "–"}</td>
              <td>
                <span className={`badge ${looks[state]}`}>{feedFileStateNames[state]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Shares({ figures }: { figures: NonNullable<ShownFile["figures"]> }) {
  const { taken, refused } = figures;
  return (
    <span className="feeds__shares">
      <meter min={0} max={Math.max(1, taken + refused)} value={taken} aria-hidden="true" />
      <span>
        {taken} taken
        {refused > 0 && <b className="feeds__bad">, {refused} refused</b>}
      </span>
    </span>
  );
}
