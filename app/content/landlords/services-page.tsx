import { href, Link } from "react-router";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import { type ServiceGroup, servicesText as text } from "../../brand/texts/services-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ClosingCallToAction } from "../call-to-action.tsx";
import { SectionHead } from "../../agency/section-head.tsx";
import { FeeTable } from "./fee-table.tsx";
import "./landlords.css";
import "./fee-table.css";
import "./services.css";

export const handle: PageHandle = {
  listed: { name: "Services and fees at a glance", main: true },
};

export function meta() {
  return createPageMeta(text.title, text.description);
}

export default function ServicesPage() {
  return (
    <>
      <section className="page-head band">
        <div className="wrap">
          <h1>{text.heading}</h1>
          <p className="lede">{text.lede}</p>
          <div className="row">
            <ButtonLink to={href("/book-valuation")} size="large">
              Book your free valuation
            </ButtonLink>
            <ButtonLink to={{ hash: "fees" }} look="link">
              {text.toFees}
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap offers">
          {text.groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
      </section>
      <section className="section band" id="fees">
        <div className="wrap">
          <SectionHead bare title={text.table.title} note={text.table.note} />
          <FeeTable />
        </div>
      </section>
      <section className="section">
        <div className="wrap aside">
          <h2>{text.others.title}</h2>
          <div>
            <p>{text.others.text}</p>
            <ButtonLink to={href("/referral")} look="secondary">
              {text.others.link}
            </ButtonLink>
          </div>
        </div>
      </section>
      <ClosingCallToAction />
    </>
  );
}

function Group({ title, services }: ServiceGroup) {
  return (
    <section className="offers__group">
      <h2 className="heading-3">{title}</h2>
      <ul className="plain">
        {services.map(({ to, name, text: line }) => (
          <li key={to}>
            <Link to={href(to)}>
              <strong>{name}</strong>
              <span>{line}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
