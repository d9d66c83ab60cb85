import { formatCount } from "../../../domain/shared/formats/count.ts";
import { href, Link } from "react-router";
import type { QualificationAnswers } from "../../../domain/enquiries/qualification.ts";
import {
  describeCurrentStatus,
  describeLookingFor,
} from "../../../domain/enquiries/qualification-facts.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

interface LookingFor {
  answers: QualificationAnswers;
  given: string;
  /** Outcodes in which they asked. */
  where: readonly string[];
  mayTell: boolean;
  homes: readonly { id: string; name: string; outcode: string; rentPcm: number; fit: string }[];
}

/** What they look for, and what there is that fits. Children and benefits are none of it. */
export function LookingSection({
  lookingFor,
  firstname,
  conversationId,
  mayAnswer,
}: {
  lookingFor: LookingFor | null;
  firstname: string;
  /** Where one writes to them. */
  conversationId: string | null;
  mayAnswer: boolean;
}) {
  if (lookingFor === null) return null;
  const { answers, given, where, mayTell, homes } = lookingFor;
  const { maxRent, bedrooms, startDate, numOfTenants, pets } = answers;
  const facts = [
    ["Areas", where.join(", ") || "Anywhere"],
    ["Rent", `Up to ${formatPounds(maxRent)} pcm`],
    ["Beds", bedrooms === 0 ? "Studio" : String(bedrooms)],
    ["Start date", formatNumericDate(startDate)],
    ["Household", formatCount(numOfTenants, "adult")],
    ["Pets", pets === "yes" ? "Yes" : "No"],
  ];
  return (
    <OfficeSection
      title="Requirements"
      {...(mayTell && { count: homes.length })}
      tools={<span className="tiny">Received {given}</span>}
    >
      <dl className="terms terms--ruled person__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!mayTell && (
        <p className="office-section__body tiny">
          {firstname} hasn’t opted in to emails about other properties, so we don’t suggest any.
        </p>
      )}
      <AllAnswers answers={answers} />
      {homes.length > 0 && (
        <FittingHomes
          homes={homes}
          firstname={firstname}
          conversationId={mayAnswer ? conversationId : null}
        />
      )}
    </OfficeSection>
  );
}

/** Whether there are children is no question of whom one lets to. */
function AllAnswers({ answers }: { answers: QualificationAnswers }) {
  const facts = [...describeCurrentStatus(answers), ...describeLookingFor(answers)];
  const shown = facts.filter(([name]) => name !== "Children");
  return (
    <details className="person__form">
      <summary>Full requirements</summary>
      <dl className="terms terms--ruled person__facts">
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function FittingHomes({
  homes,
  firstname,
  conversationId,
}: Pick<LookingFor, "homes"> & { firstname: string; conversationId: string | null }) {
  return (
    <ul className="rows">
      {homes.map(({ id, name, outcode, rentPcm, fit }) => (
        <li key={id} className="rows__split">
          <div>
            <Link to={href("/property/:id", { id })}>{name}</Link>, {outcode},{" "}
            {formatPounds(rentPcm)}
            <p className="tiny">{fit}</p>
          </div>
          {conversationId !== null && (
            <ButtonLink
              look="secondary"
              size="small"
              to={`${href("/office/inbox/:id?", { id: conversationId })}?tell=${id}#reply`}
            >
              Email {firstname}
              <span className="visually-hidden"> about {name}</span>
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
