import { brand } from "../../brand/brand.ts";
import { contactText as text } from "../../brand/contact-text.ts";
import { pageMeta } from "../../brand/page-title.ts";
import { phoneLink } from "../../brand/phone-link.ts";
import { useKeptDraft } from "../../journeys/use-kept-draft.ts";
import { WithoutScript } from "../../journeys/without-script.tsx";
import { ContactForm } from "./contact-form.tsx";
import { OfficeMap } from "./office-map.tsx";
import "./contact.css";

const draftKey = "draft:contact";

export function meta() {
  return pageMeta(text.title, text.description);
}

export default function ContactPage() {
  const draft = useKeptDraft(draftKey);
  return (
    <div className="wrap contact">
      <header className="contact__head">
        <h1>{text.title}</h1>
        <p className="lede">{text.lede}</p>
      </header>
      <section className="contact__form" aria-labelledby="message">
        <h2 id="message">{text.formTitle}</h2>
        <WithoutScript />
        <ContactForm key={draft ? "resumed" : "new"} draft={draft} draftKey={draftKey} />
      </section>
      <Office />
    </div>
  );
}

function Office() {
  return (
    <section className="contact__office panel" aria-labelledby="office">
      <h2 id="office">{text.officeTitle}</h2>
      <figure>
        <OfficeMap />
        <figcaption className="tiny">{text.mapCaption}</figcaption>
      </figure>
      <dl className="dl">
        <dt>Post</dt>
        <dd>
          <address>
            {[brand.legalName, ...brand.postalAddress].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={phoneLink(brand.phone)}>{brand.phone}</a>
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
      </dl>
    </section>
  );
}
