import { href, Link } from "react-router";
import { formatWait } from "../../../../domain/conversations/response-clock.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { DidYouMean } from "../../shell/navigation/did-you-mean.tsx";
import { useRefusedFields } from "../../shell/form/use-refused-fields.ts";
import { InboxRow } from "./inbox-row.tsx";
import type { ShownInbox, ShownRow } from "../shown.ts";

type Rows = Pick<ShownInbox, "rows" | "groups" | "promiseMinutes" | "meant" | "lastAnswer">;

const groups = ["late", "inTime", "theirs", "snoozed", "closed"] as const;

/** What the bar does with those that are picked. */
const changesOfPicked = ["take", "assign", "snooze", "close"] as const;

/** The table of conversations in groups, the most urgent first. */
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
                    {nameGroup(group, inbox.promiseMinutes)} <span>{countGroup(group, inbox)}</span>
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
      {query !== "" && <Link to={href("/office/inbox/:id?")}>See all open</Link>}
    </EmptyState>
  );
}

function describeNothing(
  query: string,
  text: string | null,
  { lastAnswer, groups: { theirs, snoozed } }: Rows,
): { title: string; note: string } {
  if (text !== null) {
    const searched = "Names, streets, postcodes, e-mail addresses and telephone numbers";
    return { title: `Nothing for “${text}”`, note: `${searched} are searched, closed ones too.` };
  }
  if (query === "" || query === "?view=unanswered") {
    const last = lastAnswer === null ? "" : `The last answer went ${lastAnswer}. `;
    const rest = `${theirs === 1 ? "1 waits" : `${theirs} wait`} for them, ${snoozed} snoozed.`;
    return { title: "Nobody is waiting", note: last + rest };
  }
  return { title: "Nothing here", note: "No request is in this view." };
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
                aria-label="Pick all"
                checked={all.isPicked}
                onChange={({ target }) => all.pick(target.checked)}
              />
            ) : (
              <span className="visually-hidden">Pick</span>
            )}
          </th>
        )}
        <th scope="col">
          <span className="visually-hidden">Type</span>
        </th>
        <th scope="col">Who</th>
        <th scope="col">About</th>
        <th scope="col">Area</th>
        <th scope="col">Owner</th>
        <th scope="col" className="inbox__end">
          Waits, or state
        </th>
      </tr>
    </thead>
  );
}

function nameGroup(group: ShownRow["group"], promiseMinutes: number): string {
  const promise = promiseMinutes === 60 ? "the hour" : formatWait(promiseMinutes);
  return {
    late: `Past ${promise}`,
    inTime: `Inside ${promise}`,
    theirs: "Waiting for them",
    snoozed: "Snoozed",
    closed: "Closed",
  }[group];
}

function countGroup(group: ShownRow["group"], { groups: counts }: Rows): string {
  const count = counts[group] >= 1000 ? "999+" : String(counts[group]);
  return group === "late" ? `${count}, answer these first` : count;
}
