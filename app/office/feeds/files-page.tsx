import { href } from "react-router";
import type { Route } from "./+types/files-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import {
  countFeedFiles,
  filesAtOnce,
  listFeedFiles,
  showFile,
} from "../../../server/feeds/incoming/show-files.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { Pager, readPage } from "../shell/table/pager.tsx";
import { FilesTable } from "./files-table.tsx";
import "./feeds.css";

export const handle = { shows: ["feed"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const page = readPage(url);
  const files = await listFeedFiles(database.orm, page);
  const total = await countFeedFiles(database.orm);
  return {
    page,
    total,
    hasMore: page * filesAtOnce < total,
    files: files.map((file) => showFile(file, now())),
  };
}

export default function FilesPage({ loaderData }: Route.ComponentProps) {
  const { files, total, page, hasMore } = loaderData;
  return (
    <>
      <OfficeHead title="Feed files" note={`${total} received, newest first.`}>
        <ButtonLink look="secondary" size="small" to={href("/office/feeds")}>
          Portals and feeds
        </ButtonLink>
      </OfficeHead>
      <div className="office-body">
        {files.length === 0 ? <EmptyState title="No files yet" /> : <FilesTable files={files} />}
        <Pager page={page} hasMore={hasMore} query={{}} />
      </div>
    </>
  );
}
