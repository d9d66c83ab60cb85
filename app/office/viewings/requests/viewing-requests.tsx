import { formatDuration } from "../../../../domain/shared/formats/duration.ts";
import { formatWholeSection } from "../../../../domain/staff/whole-section.ts";
import { href, Link } from "react-router";
import { PhoneText } from "../../shell/phone-text.tsx";
import { ViewingRequestCard } from "./viewing-request.tsx";
import { OfferUndoBeside } from "./offer-undo.tsx";
import type { DiaryPageView } from "../shown.ts";
import type { ChosenRequest } from "./use-chosen-request.ts";

interface Shown {
  diary: DiaryPageView;
  chosen: ChosenRequest;
  mayBook: boolean;
  onBook: (to: string) => void;
  /** Said here once a request is no longer in the list. */
  done: string | null;
  undo: string | null;
  onDone: (done: string) => void;
}

/** Viewing requests that nobody has booked: choose one and press Book. Below, what nobody has heard of yet. */
export function ViewingRequestList({ diary, done, undo, ...shown }: Shown) {
  return (
    <aside className="asks" aria-label="Viewing requests">
      <div className="asks__head">
        <h2 className="heading-4">
          Viewing requests <span className="tabular-numbers">{diary.asks.length}</span>
        </h2>
        <output>{done && <PhoneText>{done}</PhoneText>}</output>
        {undo && <OfferUndoBeside key={undo} token={undo} onDone={shown.onDone} />}
        <p className="tiny">
          {diary.asks.length === 0 ? "No viewing requests." : "Choose a request to book it."}
        </p>
      </div>
      {diary.asks.map((ask) => (
        <ViewingRequestCard key={ask.enquiryId} ask={ask} ownId={diary.ownId} {...shown} />
      ))}
      <FeedbackDue viewings={diary.feedbackDue} />
    </aside>
  );
}

/** Viewings of which nobody knows yet how they were. F opens the latest. */
function FeedbackDue({ viewings }: { viewings: DiaryPageView["feedbackDue"] }) {
  const [latest] = viewings;
  if (latest === undefined) return null;
  return (
    <>
      <div className="asks__head">
        <h2 className="heading-4">
          Feedback due <span className="tabular-numbers">{latest.inAll}</span>
        </h2>
        {latest.inAll > viewings.length && (
          <p className="tiny">
            Showing the latest {viewings.length}.{" "}
            <Link to={href("/office/today") + formatWholeSection("feedback", "office")}>
              View all
            </Link>
          </p>
        )}
      </div>
      {viewings.map(({ uid, renter, home, when, hoursSince }, index) => (
        <Link
          key={uid}
          className="ask"
          to={href("/office/diary/viewing/:uid", { uid })}
          data-key={index === 0 ? "f" : undefined}
        >
          <span className="ask__line">
            <b>{renter}</b>
            <span className="tiny tabular-numbers">
              {hoursSince < 1 ? "now" : formatDuration(60 * hoursSince)}
            </span>
          </span>
          <span>
            {home}, {when}
          </span>
          <span>Add feedback</span>
        </Link>
      ))}
    </>
  );
}
