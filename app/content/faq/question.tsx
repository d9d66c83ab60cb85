import { Link } from "react-router";
import type { FaqItem } from "../../brand/faq.ts";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { HelpfulVote } from "./helpful-vote.tsx";

/** All questions share a `name`, so opening one closes the others. */
export function Question({ item: { id, question, answer, link } }: { item: FaqItem }) {
  const hydrated = useHydrated();
  return (
    <details className="question" name="faq" id={id}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div className="question__answer stack">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <Link to={link.to} className="question__link">
              {link.label} <Icon name="arrow-right" go />
            </Link>
          </p>
        )}
        {/* voting needs JavaScript */}
        {hydrated && <HelpfulVote question={id} />}
      </div>
    </details>
  );
}
