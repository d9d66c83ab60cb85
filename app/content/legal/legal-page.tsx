import type { PageHandle } from "../../../domain/site/page-handle.ts";
import type { LegalBlock, LegalSection } from "../../brand/legal-section.ts";
import { legalText } from "../../brand/legal-text.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import type { Route } from "./+types/legal-page";
import { SectionTabs } from "./section-tabs.tsx";
import "./legal.css";

/** Passed as data to keep the texts out of the JavaScript bundle. */
export function loader() {
  return { sections: legalText };
}

/** The data is the same at every anchor. */
export { revalidateNever as shouldRevalidate } from "../../ui/revalidation.ts";

export const handle: PageHandle = {
  listed: { name: "Privacy, terms and permitted payments", main: true },
};

export function meta() {
  return createPageMeta(
    "Legal notes",
    "Copyright, disclaimer, privacy policy, cookies, governing law, and the payments that the Tenant Fees Act permits.",
  );
}

export default function Legal({ loaderData: { sections } }: Route.ComponentProps) {
  return (
    <>
      <header className="wrap legal__head">
        <h1>Legal notes</h1>
        <p className="lede">
          What you may do with this site, what we do with your data, and what a tenant may be asked
          to pay.
        </p>
      </header>
      <SectionTabs tabs={sections} />
      <div className="wrap legal">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </>
  );
}

function Section({ id, title, blocks }: LegalSection) {
  return (
    <section className="legal__section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="legal__text stack">
        {blocks.map((block) => (
          <Block key={getFirstText(block)} block={block} />
        ))}
      </div>
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("list" in block) {
    return (
      <ul className="bullet-list">
        {block.list.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <h3>{block.heading}</h3>
      {block.blocks.map((inner) => (
        <Block key={getFirstText(inner)} block={inner} />
      ))}
    </>
  );
}

function getFirstText(block: LegalBlock): string | undefined {
  if (typeof block === "string") return block;
  return "list" in block ? block.list[0] : block.heading;
}
