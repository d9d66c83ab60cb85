import { href, Link } from "react-router";

export interface AskChoice {
  enquiryId: string;
  name: string;
  home: string;
  asked: string;
  /** Null for somebody who named no time. */
  wish: string | null;
  message: string;
}

/** Requests that wait to be booked. Chosen, one brings its time and its words. */
export function AskChoices({
  asks,
  isOfHome = false,
}: {
  asks: readonly AskChoice[];
  /** The home is chosen already. */
  isOfHome?: boolean;
}) {
  if (asks.length === 0) return null;
  return (
    <section aria-labelledby="choose-ask">
      <h3 id="choose-ask" className={isOfHome ? "heading-4" : undefined}>
        {isOfHome ? "Viewing requests for this property" : "Viewing requests"}
      </h3>
      <ul className="rows">
        {asks.map(({ enquiryId, name, home, asked, wish, message }) => (
          <li key={enquiryId}>
            <Link to={`${href("/office/diary/book")}?enquiry=${enquiryId}`}>
              {isOfHome ? `Book ${name}` : `${name}, ${home}`}
            </Link>
            <p className="tiny">
              {[wish, message, `Requested ${asked}.`].filter(Boolean).join(" ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
