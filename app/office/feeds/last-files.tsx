import { href, Link } from "react-router";
import { OfficeSection } from "../shell/office-section.tsx";
import { FilesTable } from "./files-table.tsx";
import type { FileView } from "./shown.ts";

export function LastFiles({
  files,
  total,
  hasSource,
  mayManage,
}: {
  files: readonly FileView[];
  total: number;
  /** Whether files come by themselves. */
  hasSource: boolean;
  mayManage: boolean;
}) {
  return (
    <OfficeSection
      title="Recent imports"
      tools={total > 0 && <Link to={href("/office/feeds/files")}>All {total}</Link>}
    >
      {files.length === 0 ? (
        <p className="office-section__body">
          No files yet. {mayManage && "You can test one below. "}
          {hasSource
            ? "New files in the feed’s folder or at its address are imported automatically."
            : "Files arrive automatically once a folder or an address is set up for this feed."}
        </p>
      ) : (
        <FilesTable files={files} />
      )}
    </OfficeSection>
  );
}
