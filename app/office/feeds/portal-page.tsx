import { formatCount } from "../../../domain/shared/formats/count.ts";
import { data, href, Link } from "react-router";
import type { Route } from "./+types/portal-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { feedForms } from "../../../domain/feeds/feed-forms.ts";
import { feedActs } from "../../../server/feeds/feed-acts.ts";
import { listSentFiles } from "../../../server/feeds/portals/list-sent-files.ts";
import { showPortalHomes } from "../../../server/feeds/portals/show-portals.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ColumnTable, type ColumnView } from "../shell/table/column-table.tsx";
import { DoneNote } from "../shell/form/done-note.tsx";
import { OfficeForm } from "../shell/form/office-form.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { Pager, readPage } from "../shell/table/pager.tsx";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { Comparison } from "./portal-section.tsx";
import "./feeds.css";

export const handle = { shows: ["feed", "listing"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const portal = app.config.portals.find(({ id }) => id === params.id);
  if (!portal) throw data(null, { status: 404 });
  const isNoted = url.searchParams.get("show") === "noted";
  return {
    portal: await showPortalHomes(app, portal, { page: readPage(url), isNoted }),
    files: await listSentFiles(app, portal.id),
  };
}

export const action = answerForms(feedActs);

const states = {
  there: { text: "Live", look: "badge--ok" },
  refused: { text: "Rejected", look: "badge--err" },
  "left-out": { text: "Skipped", look: "badge--err" },
  "not-sent": { text: "Not sent yet", look: "badge--warn" },
  "held-back": { text: "Excluded", look: "" },
  leaving: { text: "To be removed", look: "badge--warn" },
};

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function PortalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { portal, files } = loaderData;
  const { id, name } = portal;
  return (
    <>
      <OfficeHead
        title={name}
        note={`${portal.there} of ${formatCount(portal.wanted, "property", "properties")} live`}
      >
        <OfficeForm
          form={feedForms.compare}
          values={{ portal: id }}
          button="Compare listings now"
          about={name}
          look="secondary"
        />
        <ButtonLink look="secondary" size="small" to={href("/office/feeds")}>
          Portals and feeds
        </ButtonLink>
      </OfficeHead>
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={actionData?.refusal} />
        <Comparison portal={portal} />
        <SentFiles name={name} files={files} />
        <PortalHomes portal={portal} />
      </div>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"];

const fileColumns: ColumnView<Shown["files"][number]>[] = [
  { title: "File", show: (file) => file.name },
  { title: "Sent", show: ({ at }) => at },
  { title: "Properties", numeric: true, show: ({ homes }) => homes },
  { title: "Skipped", numeric: true, show: ({ leftOut }) => leftOut },
  {
    title: "Status",
    show: ({ state, problem }) => (problem ? `${state}: ${problem}` : state),
  },
];

function SentFiles({ name, files }: { name: string; files: Shown["files"] }) {
  return (
    <OfficeSection title="Files sent" count={files.length}>
      <ColumnTable
        caption={`Files sent to ${name}`}
        rows={files}
        getKey={({ id }) => id}
        columns={fileColumns}
      />
    </OfficeSection>
  );
}

const homeColumns: ColumnView<Shown["portal"]["homes"][number]>[] = [
  {
    title: "Property",
    show: (home) => <Link to={href("/office/listings/:id", { id: home.id })}>{home.name}</Link>,
  },
  { title: "Portal reference", show: ({ reference }) => reference },
  {
    title: "Status",
    show: ({ state }) => (
      <span className={`badge ${states[state].look}`}>{states[state].text}</span>
    ),
  },
  { title: "Notes", show: ({ notes }) => notes.join(". ") },
];

function PortalHomes({
  portal: { name, homes, total, page, hasMore, isNoted, noted },
}: {
  portal: Shown["portal"];
}) {
  const toAll = <Link to={{ search: "" }}>Show all properties</Link>;
  if (total === 0 && isNoted)
    return <EmptyState title="No properties with a note">{toAll}</EmptyState>;
  if (total === 0) return <EmptyState title="No properties on the market" />;
  const toNoted = noted > 0 && <Link to="?show=noted">Show only the {noted} with a note</Link>;
  return (
    <OfficeSection
      title={isNoted ? "Properties with a note" : "Properties"}
      count={total}
      tools={isNoted ? toAll : toNoted}
    >
      <ColumnTable
        caption={`Properties at ${name}`}
        rows={homes}
        getKey={({ id }) => id}
        columns={homeColumns}
      />
      <Pager page={page} hasMore={hasMore} {...(isNoted && { query: { show: "noted" } })} />
    </OfficeSection>
  );
}
