import { EmailText } from "../../ui/email-text.tsx";
import { useState } from "react";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { brand } from "../../brand/brand.ts";
import { contactText as text } from "../../brand/texts/contact-text.ts";
import { createFormMeta } from "../../brand/page-meta.ts";
import { buildPhoneLink } from "../../brand/phone-link.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { CheckAnswersPage, FormTitle, PostedErrors } from "../../forms/journey/check-answers.tsx";
import { handleFormPost } from "../../../server/site/form-post.ts";
import type { Route } from "./+types/contact-page";
import { ContactForm } from "./contact-form.tsx";
import { contactPlan } from "./contact-plan.ts";
import "./contact.css";
import { buildDirectionsLink } from "../../brand/directions-link.ts";
import { PlaceMap } from "../../map/place-map.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { mapStyleUrl: context.get(appContext).config.mapStyleUrl };
}

export const handle: PageHandle = {
  listed: { name: "Phone, email, message form and office", main: true },
};

export function meta() {
  return createFormMeta(text.title, text.description);
}

/** Without script. */
export function action(args: Route.ActionArgs) {
  return handleFormPost(args, contactPlan);
}

export { FormErrorBoundary as ErrorBoundary } from "../../forms/form-load-error.tsx";

export default function ContactPage({ loaderData, actionData: posted }: Route.ComponentProps) {
  const [isSent, setIsSent] = useState(posted?.stage === "sent");
  const title = <FormTitle title={text.title} posted={isSent ? undefined : posted} />;
  if (posted?.stage === "check") {
    return (
      <>
        {title}
        <CheckAnswersPage posted={posted} {...contactPlan} />
      </>
    );
  }
  return (
    <div className="wrap contact">
      {title}
      <header className="contact__head">
        {!isSent && <PostedErrors posted={posted} labels={contactPlan.labels} />}
        <h1>{text.title}</h1>
        <p className="lede">{text.lede}</p>
      </header>
      <section className="contact__form" aria-labelledby="message">
        <h2 id="message">{text.formTitle}</h2>
        <ContactForm posted={posted} isSent={isSent} setIsSent={setIsSent} />
      </section>
      <Office mapStyleUrl={loaderData.mapStyleUrl} />
    </div>
  );
}

function Office({ mapStyleUrl }: { mapStyleUrl: string | null }) {
  return (
    <section className="contact__office panel" aria-labelledby="office">
      <h2 id="office">{text.officeTitle}</h2>
      <OfficeMap styleUrl={mapStyleUrl} />
      <dl className="term-list">
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
          <a href={buildPhoneLink(brand.phone)}>{brand.phone}</a>
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>
            <EmailText>{brand.email}</EmailText>
          </a>
        </dd>
      </dl>
    </section>
  );
}

function OfficeMap({ styleUrl }: { styleUrl: string | null }) {
  return (
    <figure>
      <PlaceMap
        label={`Map of the ${brand.name} office`}
        at={brand.office}
        icon="map-pin"
        styleUrl={styleUrl}
        fallbackText="The address is below."
      />
      <figcaption className="tiny">
        {text.mapCaption} <a href={buildDirectionsLink(brand.office)}>Directions to the office</a>
      </figcaption>
    </figure>
  );
}
