import { Form, href, useSearchParams, Link } from "react-router";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { claims } from "../../brand/claims.ts";
import { faq, type FaqCategory } from "../../brand/faq/faq.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import { createFaqData } from "../../seo/faq-data.ts";
import { getButtonClass } from "../../ui/button-look.ts";
import { CallButton } from "../../agency/call-button.tsx";
import { CallToAction } from "../call-to-action.tsx";
import type { Route } from "./+types/faq-page";
import "./faq.css";
import type { FaqItem } from "../../brand/faq/faq.ts";
import { Icon } from "../../ui/icon.tsx";
import { submitPlainForm } from "../../../server/site/form-post.ts";
import { HelpfulVote, type VoteOutcome } from "./helpful-vote.tsx";

/** Passed as data to keep the texts out of the JavaScript bundle. */
export function loader() {
  return { categories: faq };
}

export { revalidateNever as shouldRevalidate } from "../../ui/revalidation.ts";

export const handle: PageHandle = {
  listed: { name: "Questions and answers about renting and letting", main: true },
  cache: { freshness: "texts", parameters: ["category"] },
};

export function meta({ loaderData: { categories }, matches }: Route.MetaArgs) {
  const questions = categories.flatMap(({ items }) => items);
  return [
    ...createPageMeta(
      "Questions and answers for landlords and tenants",
      "What we charge, how a tenancy begins, changes and ends, and what the Renters’ Rights Act means for you.",
    ),
    { "script:ld+json": createFaqData(questions, matches[0].loaderData.origin) },
  ];
}

/** Without script. */
export function action(args: Route.ActionArgs) {
  return submitPlainForm(args, "/api/faqvote", ({ question, vote }) => ({ question, vote }));
}

export default function Faq({ loaderData: { categories }, actionData }: Route.ComponentProps) {
  const posted = actionData && {
    question: actionData.fields["question"] ?? "",
    outcome: actionData.isSent ? ("kept" as const) : ("failed" as const),
  };
  const [query] = useSearchParams();
  const selectedCategory = categories.find(({ code }) => code === query.get("category"));
  const page = href("/faq") + (selectedCategory ? `?category=${selectedCategory.code}` : "");
  return (
    <>
      <section className="faq__head band">
        <div className="wrap">
          <h1>Questions, answered plainly</h1>
          <p className="lede">
            This is the law in England since the Renters’ Rights Act came into force on 1 May 2026.
          </p>
          <CategoryToggles categories={categories} chosen={selectedCategory} />
        </div>
      </section>
      {categories
        .filter((category) => selectedCategory === undefined || category === selectedCategory)
        .map((category) => (
          <Questions key={category.code} category={category} page={page} posted={posted} />
        ))}
      <AskUsPrompt />
    </>
  );
}

/** A form, so that the choice has a URL and works without JavaScript. Choosing again unselects. */
function CategoryToggles({
  categories,
  chosen,
}: {
  categories: FaqCategory[];
  chosen: FaqCategory | undefined;
}) {
  return (
    <Form action={href("/faq")} replace preventScrollReset className="faq__toggles row">
      <span className="muted small" id="faq-show">
        Show questions from
      </span>
      {categories.map((category) => (
        <button
          key={category.code}
          type="submit"
          className={getButtonClass({ look: "secondary" })}
          name={category === chosen ? undefined : "category"}
          value={category.code}
          aria-pressed={category === chosen}
          aria-describedby="faq-show"
        >
          {category.name} <span className="muted tabular-numbers">{category.items.length}</span>
        </button>
      ))}
    </Form>
  );
}

interface PostedVote {
  question: string;
  outcome: VoteOutcome;
}

function Questions({
  category: { code, name, items },
  page,
  posted,
}: {
  category: FaqCategory;
  page: string;
  posted: PostedVote | undefined;
}) {
  return (
    <section className="section faq" aria-labelledby={`faq-${code}`}>
      <div className="wrap faq__content">
        <h2 id={`faq-${code}`}>{name}</h2>
        <div className="faq__list">
          {items.map((item) => (
            <Question
              key={item.id}
              item={item}
              page={page}
              posted={posted?.question === item.id ? posted.outcome : null}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function AskUsPrompt() {
  return (
    <section className="section band">
      <div className="wrap faq__ask">
        <h2>Can’t find your question?</h2>
        <p className="lede">
          Ask a person. Someone answers the phone at any hour, and we reply to every message within{" "}
          {claims.repliesWithin}.
        </p>
        <CallToAction />
        <CallButton look="secondary" />
      </div>
    </section>
  );
}

/** All questions share a `name`, so opening one closes the others. */
function Question({
  item: { id, question, answer, link },
  page,
  posted,
}: {
  item: FaqItem;
  page: string;
  posted: VoteOutcome | null;
}) {
  return (
    <details className="fold question" name="faq" id={id} open={posted !== null || undefined}>
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
        <HelpfulVote page={page} question={id} posted={posted} />
      </div>
    </details>
  );
}
