import { href, Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { Avatar } from "../../shell/avatar.tsx";
import { Clock } from "../clock.tsx";
import { kindIcons } from "../kind-icons.ts";
import type { ShownRow } from "../shown.ts";

const stateLooks: Partial<Record<ShownRow["stateKind"], string>> = {
  waiting: "badge badge--info",
  new: "badge badge--warn",
};

export function InboxRow({
  row,
  isOpen,
  isPicked,
  query,
  mayAnswer,
}: {
  row: ShownRow;
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
          <Clock {...row.clock} />
        ) : (
          <span className={stateLooks[row.stateKind] ?? "badge"}>{row.state}</span>
        )}
      </td>
    </tr>
  );
}

function PickCell({ row: { id, name }, isPicked }: { row: ShownRow; isPicked: boolean }) {
  return (
    <td className="inbox__pick">
      <input
        type="checkbox"
        name={`pick-${id}`}
        aria-label={`Pick ${name}`}
        defaultChecked={isPicked}
      />
    </td>
  );
}

function Owner({ row: { owner, writer } }: { row: ShownRow }) {
  if (writer !== null) {
    return (
      <span className="inbox__writer">
        <Avatar name={writer} />
        <Icon name="pencil" size="small" />
        <span className="visually-hidden">{writer} is writing</span>
      </span>
    );
  }
  if (owner === null) return <span className="tiny">Nobody</span>;
  return (
    <>
      <Avatar name={owner.name} isOwn={owner.isOwn} />
      <span className="visually-hidden">{owner.name}</span>
    </>
  );
}
