import { data } from "react-router";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { offerDocumentTexts } from "../../brand/offer-documents.ts";
import { noIndex, createPageMeta } from "../../brand/page-meta.ts";
import type { Route } from "./+types/document-page";
import "./documents.css";

export const handle: PageHandle = {
  scripts: false,
  cache: { freshness: "texts" },
};

/** Passed as data so that only this document's text is loaded. */
export function loader({ params }: Route.LoaderArgs) {
  const { name } = params;
  const document = Object.hasOwn(offerDocumentTexts, name) ? offerDocumentTexts[name] : undefined;
  if (document === undefined) throw data(null, { status: 404 });
  return document;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [...createPageMeta(loaderData.title, loaderData.lede), noIndex];
}

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  const { title, lede, sections } = loaderData;
  return (
    <article className="wrap document stack">
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="stack">
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
