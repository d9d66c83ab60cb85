import type { ReactNode } from "react";
import { formatAvailability } from "../../domain/shared/dates.ts";
import {
  formatFeature,
  listFeatureFacts,
  type PublicListing,
} from "../../domain/listings/listing.ts";
import { SaveButton } from "../saved/save-button.tsx";
import { Note } from "../ui/note.tsx";
import { Plate } from "../ui/plate.tsx";
import { Tag } from "../ui/tag.tsx";
import { AskUsLink } from "./ask-us-link.tsx";

export function PropertyHeader({
  home,
  areaPath,
  today,
  hasSimilar,
}: {
  home: PublicListing;
  areaPath: string | null;
  today: string;
  hasSimilar: boolean;
}) {
  const features = listFeatureFacts(home);
  const letAgreed = home.status === "let-agreed";
  return (
    <div className="detail__intro">
      <header className="detail__head">
        <Plate area={home.area} outcode={home.outcode} size="large" to={areaPath ?? undefined} />
        <SaveButton home={home} labelled />
        <h1>{home.name}</h1>
        <p className="lede">{home.shortDescription}</p>
        {letAgreed && (
          <Note kind="warn">
            <strong>Let agreed.</strong> Somebody’s offer has been accepted. You can still enquire,
            in case it falls through
            {hasSimilar && (
              <>
                , or see <a href="#similar">similar homes to rent</a>
              </>
            )}
            .
          </Note>
        )}
      </header>
      <dl className="portal portal--always-columns key-facts">
        <KeyFact term="Bedrooms" fact={home.bedrooms === 0 ? "Studio" : `${home.bedrooms}`} />
        <KeyFact
          term="Bathrooms"
          fact={home.bathrooms ?? <AskUsLink id={home.id} about="bathrooms" />}
        />
        <KeyFact
          term="Furnishing"
          fact={home.furnishing ?? <AskUsLink id={home.id} about="furnishing" />}
        />
        <KeyFact
          term="Available"
          fact={letAgreed ? "Let agreed" : formatAvailability(home.availableFrom, today)}
        />
      </dl>
      {features.length > 0 && (
        <ul className="row tags" aria-label="Special features">
          {features.map((feature) => (
            <li key={feature}>
              <Tag>{formatFeature(feature)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function KeyFact({ term, fact }: { term: string; fact: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </div>
  );
}
