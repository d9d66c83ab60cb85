import { Fragment } from "react";
import { Link } from "react-router";

/** Under a search that found nothing: who is elsewhere, or whose name is near to what was typed. */
export function DidYouMean({
  meant,
  onOpen,
}: {
  meant: readonly { to: string; title: string; isTyped: boolean }[];
  onOpen?: () => void;
}) {
  if (meant.length === 0) return null;
  const isTyped = meant.every((one) => one.isTyped);
  return (
    <span>
      {isTyped ? "Not in this list: " : "Did you mean "}
      {meant.map(({ to, title }, place) => (
        <Fragment key={to}>
          {place > 0 && (place === meant.length - 1 ? " or " : ", ")}
          <Link to={to} onClick={onOpen}>
            <b>{title}</b>
          </Link>
        </Fragment>
      ))}
      {isTyped ? "." : "?"}
    </span>
  );
}
