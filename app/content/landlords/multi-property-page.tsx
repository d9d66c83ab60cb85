import { href } from "react-router";
import {
  multiPropertyText as text,
  multiPropertyText,
} from "../../brand/texts/multi-property-text.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import type { PricedService } from "../../brand/texts/plans-text.ts";
import { portfolioSource } from "../../../domain/requests/request-sources.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import block from "../../ui/art/homes/f_mansion.svg?no-inline";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LandlordSchemes } from "../home/landlord-schemes.tsx";
import { PressLogos } from "../press-logos.tsx";
import { SectionHead } from "../../agency/section-head.tsx";
import { SplitHero } from "../split-hero.tsx";
import { TalkToUs } from "../talk-to-us.tsx";
import { Ledger } from "./ledger.tsx";
import { NumberedSteps } from "./numbered-steps.tsx";
import { PlanPrice } from "./plan-price.tsx";
import {
  formatGrossFee,
  findMonthlyManagement,
  formatNetFee,
} from "../../../domain/agency/fees.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { claims } from "../../brand/claims.ts";
import "../split-hero.css";
import "./landlords.css";
import "./plans.css";
import "./ledger.css";
import "./fee-table.css";
import { brand } from "../../brand/brand.ts";
import { CallButton } from "../../agency/call-button.tsx";

const portfolioValuation = {
  pathname: href("/book-valuation"),
  search: `source=${portfolioSource}`,
};

export const handle: PageHandle = {
  listed: { name: "For landlords with several properties" },
};

export function meta() {
  return createPageMeta(text.title, text.description);
}

export default function MultiPropertyPage() {
  return (
    <>
      <SplitHero heading={text.heading} lede={text.lede} picture={block}>
        <ButtonLink to={portfolioValuation} size="large">
          Book your free valuation
        </ButtonLink>
        <ContactButtons />
      </SplitHero>
      <LandlordSchemes />
      <section className="section band">
        <div className="wrap">
          <SectionHead bare title={text.carries.title} note={text.carries.note} />
          <Ledger rows={text.carries.rows} />
        </div>
      </section>
      <section className="section" id="fees">
        <div className="wrap">
          <SectionHead bare title={text.prices.title} note={text.prices.note} />
          <div className="portal plans">
            {text.prices.services.map((service) => (
              <PricedServiceCard key={service.name} {...service} />
            ))}
          </div>
          <PortfolioCosts />
          <p className="space-above">
            <ButtonLink to={href("/finance-hub")} look="link">
              {text.prices.finance} <Icon name="arrow-right" go />
            </ButtonLink>
          </p>
        </div>
      </section>
      <section className="section band">
        <div className="wrap">
          <SectionHead bare title={text.move.title} note={text.move.note} />
          <NumberedSteps steps={text.move.steps} />
          <p className="wide-space-above">
            <ButtonLink to={portfolioValuation}>Book your free valuation</ButtonLink>
          </p>
        </div>
      </section>
      <PressLogos />
      <TalkToUs valuation={`${href("/book-valuation")}?source=${portfolioSource}`} />
    </>
  );
}

function PricedServiceCard({ name, text: includes, to, more, ...price }: PricedService) {
  return (
    <div className="plan">
      <h3>{name}</h3>
      <PlanPrice {...price} />
      <p>{includes}</p>
      <ButtonLink to={href(to)} look="link">
        {more} <Icon name="arrow-right" go />
      </ButtonLink>
    </div>
  );
}

function ContactButtons() {
  return (
    <div className="row">
      <CallButton look="secondary" />
      <ButtonLink to={brand.links.chat} look="secondary">
        <Icon name="message-circle" />
        Chat with us
      </ButtonLink>
    </div>
  );
}

const { title, note, columns, rents } = multiPropertyText.sum;

function PortfolioCosts() {
  return (
    <table className="fee-table">
      <caption>
        <h3>{title}</h3>
        <p>{note}</p>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rents.map((rent) => {
          const singleFee = findMonthlyManagement(rent);
          return (
            <tr key={rent}>
              <th scope="row">{formatPounds(rent)} pcm</th>
              <FeeCell fee={singleFee} />
              <FeeCell fee={{ pounds: claims.portfolioFrom * singleFee.pounds }} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function FeeCell({ fee }: { fee: { pounds: number } }) {
  return (
    <td>
      <b>{formatGrossFee(fee)}</b>
      <small>{formatNetFee(fee)} + VAT</small>
    </td>
  );
}
