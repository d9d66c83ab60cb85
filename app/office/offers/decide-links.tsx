import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { endSentence } from "../../../domain/shared/text/end-sentence.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { Choice, OfferRowView } from "./shown.ts";

const words = { accept: "Accept", "back-up": "Keep as backup", decline: "Decline" } as const;

const states: Partial<Record<OfferRowView["state"], string>> = {
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

/** Each opens the panel below with its mails: nothing is decided by them alone. */
export function DecideLinks({
  offer,
  choice,
  mayDecide,
}: {
  offer: OfferRowView;
  choice: Choice | null;
  mayDecide: boolean;
}) {
  const { state, decided, backupUntil, ref, name } = offer;
  const isChosen = (decision: Choice["decision"]) =>
    choice?.ref === ref && choice.decision === decision;
  const isOpen = state === "submitted";
  return (
    <>
      {!isOpen && <span className="badge">{states[state] ?? state}</span>}
      {isOpen && backupUntil !== null && (
        <p className="badge">Backup until {formatNumericDate(backupUntil)}</p>
      )}
      {decided && (
        <p className="tiny">
          {decided.why && `${decided.why}. `}
          {decided.note && `${endSentence(decided.note)} `}
          {decided.by}, {decided.at}
        </p>
      )}
      {isOpen && mayDecide && (
        <p className="line line--tight decide-links">
          {(["accept", "back-up", "decline"] as const).map((decision) => (
            <ButtonLink
              key={decision}
              to={`?${decision}=${ref}#decision`}
              preventScrollReset
              size="small"
              look={
                isChosen(decision) && decision === "accept"
                  ? "primary"
                  : decision === "accept" || isChosen(decision)
                    ? "secondary"
                    : "quiet"
              }
              aria-current={isChosen(decision) ? "true" : undefined}
            >
              {words[decision]}
              <span className="visually-hidden"> {name}</span>
            </ButtonLink>
          ))}
        </p>
      )}
    </>
  );
}
