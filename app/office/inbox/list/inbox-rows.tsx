import { href, Link } from "react-router";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { DidYouMean } from "../../shell/navigation/did-you-mean.tsx";
import { useRefusedFields } from "../../shell/form/use-refused-fields.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Avatar } from "../../shell/avatar.tsx";
import { ResponseTimer } from "../response-timer.tsx";
import { kindIcons } from "../kind-icons.ts";
import type { InboxPageView, InboxRowView } from "../shown.ts";

type Rows = Pick<InboxPageView, "rows" | "groups" | "meant" | "lastAnswer">;

const groups = ["late", "inTime", "theirs", "snoozed", "closed"] as const;

/** What the bar does with those that are picked. */
const changesOfPicked = ["take", "assign", "snooze", "close"] as const;

const stateLooks: Partial<Record<InboxRowView["stateKind"], string>> = {
  waiting: "badge badge--info",
  new: "badge badge--warn",
};

function InboxRow({
  row,
  isOpen,
  isPicked,
  query,
  mayAnswer,
}: {
  row: InboxRowView;
  isOpen: boolean;
  /** When the page is shown: the box then belongs to it. */
  isPicked: boolean;
  query: string;
  mayAnswer: boolean;
}) {
  const { id, name, kind, kindName, requestCount, unread, home, snippet, area } = row;
  const classes = [isOpen && "is-open", unread && "is-unread"].filter(Boolean).join(" ");
  return (
    <tr className={classes || undefined} data-row={id}>
      {mayAnswer && <PickCell row={row} isPicked={isPicked} />}
      <td className="inbox__type">
        <Icon name={kindIcons[kind]} />
        <span className="visually-hidden">{kindName}</span>
      </td>
      <td className="inbox__who">
        <Link
          to={href("/office/inbox/:id?", { id }) + query}
          preventScrollReset
          aria-current={isOpen ? "true" : undefined}
        >
          {unread && <span className="visually-hidden">Unread: </span>}
          {name}
        </Link>
        {requestCount > 1 && (
          <span className="inbox__count">
            {requestCount}
            <span className="visually-hidden"> requests</span>
          </span>
        )}
      </td>
      <td className="inbox__about">
        {home && <b>{home}</b>} <span>{snippet}</span>
      </td>
      <td className="inbox__area">{area ?? <span aria-hidden="true">–</span>}</td>
      <td className="inbox__owner">
        <Owner row={row} />
      </td>
      <td className="inbox__end">
        {row.clock ? (
          <ResponseTimer {...row.clock} />
        ) : (
          <span className={stateLooks[row.stateKind] ?? "badge"}>{row.state}</span>
        )}
      </td>
    </tr>
  );
}

function PickCell({ row: { id, name }, isPicked }: { row: InboxRowView; isPicked: boolean }) {
  return (
    <td className="inbox__pick">
      <input
        type="checkbox"
        name={`pick-${id}`}
        aria-label={`Select ${name}`}
        defaultChecked={isPicked}
      />
    </td>
  );
}

function Owner({ row: { owner, writer } }: { row: InboxRowView }) {
  if (writer !== null) {
    return (
      <span className="inbox__writer">
        <Avatar name={writer} />
        <Icon name="pencil" size="small" />
        <span className="visually-hidden">{writer} is writing</span>
      </span>
    );
  }
  if (owner === null) return <span className="tiny">Unassigned</span>;
  return (
    <>
      <Avatar name={owner.name} isOwn={owner.isOwn} />
      <span className="visually-hidden">{owner.name}</span>
    </>
  );
}

/**
 * The table of conversations in groups, the most urgent first. No `ColumnTable`: a group's name spans
 * its columns, rows are picked and marked, and each cell has a place of its own on a phone.
 */
export function InboxRows({
  inbox,
  openId,
  query,
  mayAnswer,
  all,
}: {
  inbox: Rows;
  openId: string | null;
  query: string;
  mayAnswer: boolean;
  all: PickAll;
}) {
  const refused = useRefusedFields(changesOfPicked, { scope: "picked" });
  if (inbox.rows.length === 0) return <NoRows query={query} inbox={inbox} />;
  return (
    <div className="inbox__scroll">
      <table className="inbox__table">
        <TableHead mayAnswer={mayAnswer} all={all} />
        {groups.map((group) => {
          const rows = inbox.rows.filter((row) => row.group === group);
          return (
            rows.length > 0 && (
              <tbody key={group}>
                <tr className="inbox__group">
                  <th colSpan={mayAnswer ? 7 : 6} scope="rowgroup">
                    {groupNames[group]} <span>{countGroup(group, inbox)}</span>
                  </th>
                </tr>
                {rows.map((row) => (
                  <InboxRow
                    key={row.id}
                    row={row}
                    isOpen={row.id === openId}
                    isPicked={refused?.[`pick-${row.id}`] !== undefined}
                    query={query}
                    mayAnswer={mayAnswer}
                  />
                ))}
              </tbody>
            )
          );
        })}
      </table>
    </div>
  );
}

/** Why there is nothing, and where there is something. */
function NoRows({ query, inbox }: { query: string; inbox: Rows }) {
  const text = new URLSearchParams(query).get("q");
  const { title, note } = describeNothing(query, text, inbox);
  return (
    <EmptyState title={title}>
      <p>
        <DidYouMean meant={inbox.meant} /> {note}
      </p>
      {query !== "" && <Link to={href("/office/inbox/:id?")}>View all open conversations</Link>}
    </EmptyState>
  );
}

function describeNothing(
  query: string,
  text: string | null,
  { lastAnswer, groups: { theirs, snoozed } }: Rows,
): { title: string; note: string } {
  if (text !== null) {
    return {
      title: `No results for “${text}”`,
      note: "We searched names, addresses, emails and phone numbers, including closed conversations.",
    };
  }
  if (query === "" || query === "?view=unanswered") {
    const last = lastAnswer === null ? "" : `Last reply sent ${lastAnswer}. `;
    const rest = `${theirs} answered, ${snoozed} snoozed.`;
    return { title: "Inbox zero: nothing to answer", note: last + rest };
  }
  return { title: "Nothing here", note: "No conversations in this view." };
}

interface PickAll {
  isPicked: boolean;
  pick: (isPicked: boolean) => void;
}

function TableHead({ mayAnswer, all }: { mayAnswer: boolean; all: PickAll }) {
  const isHydrated = useHydrated();
  return (
    <thead className="unseen-on-phone">
      <tr>
        {mayAnswer && (
          <th scope="col" className="inbox__pick">
            {isHydrated ? (
              <input
                type="checkbox"
                aria-label="Select all"
                checked={all.isPicked}
                onChange={({ target }) => all.pick(target.checked)}
              />
            ) : (
              <span className="visually-hidden">Select</span>
            )}
          </th>
        )}
        <th scope="col">
          <span className="visually-hidden">Type</span>
        </th>
        <th scope="col">Name</th>
        <th scope="col">About</th>
        <th scope="col">Area</th>
        <th scope="col">Assigned to</th>
        <th scope="col" className="inbox__end">
          Waiting or status
        </th>
      </tr>
    </thead>
  );
}

const groupNames: Record<InboxRowView["group"], string> = {
  late: "Over target",
  inTime: "Within target",
  theirs: "Answered",
  snoozed: "Snoozed",
  closed: "Closed",
};

function countGroup(group: InboxRowView["group"], { groups: counts }: Rows): string {
  const count = counts[group] >= 1000 ? "999+" : String(counts[group]);
  return group === "late" ? `${count} to answer first` : count;
}
