import { Fragment } from "react";
import { Link } from "react-router";

/** Under a search that found nothing: whose name is near to what was typed. */
export function DidYouMean({
  meant,
  onOpen,
}: {
  meant: readonly { to: string; title: string }[];
  onOpen?: () => void;
}) {
  if (meant.length === 0) return null;
  return (
    <span>
      Did you mean{" "}
      {meant.map(({ to, title }, place) => (
        <Fragment key={to}>
          {place > 0 && (place === meant.length - 1 ? " or " : ", ")}
          <Link to={to} onClick={onOpen}>
            <b>{title}</b>
          </Link>
        </Fragment>
      ))}
      ?
    </span>
  );
}
