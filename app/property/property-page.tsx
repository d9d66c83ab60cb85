import { data, href, redirect } from "react-router";
import { photosOf } from "../../domain/listing.ts";
import { brand } from "../brand/brand.ts";
import { services } from "../services.ts";
import type { Route } from "./+types/property-page";
import { areaSlug } from "./area-slug.ts";
import { Documents } from "./documents.tsx";
import { Gallery } from "./gallery.tsx";
import { HowTo } from "./how-to.tsx";
import { MaterialFacts } from "./material-facts.tsx";
import { Overview } from "./overview.tsx";
import { Payments } from "./payments.tsx";
import { PropertyHead } from "./property-head.tsx";
import { propertyMeta } from "./property-meta.ts";
import { RentBar } from "./rent-bar.tsx";
import { RentPanel } from "./rent-panel.tsx";
import { WayBack } from "./way-back.tsx";
import { Whereabouts } from "./whereabouts.tsx";
import "./property.css";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (url.pathname.startsWith("/propertys/")) {
    throw redirect(href("/property/:id", { id: params.id }) + url.search, 301);
  }
  const house = context.get(services);
  const home = await house.findListing(params.id);
  if (home === null) throw data(null, { status: 404 });
  const area = house.findArea(areaSlug(home.area));
  const areaPath = area && href("/flats-to-rent/:id", { id: area.slug });
  return { home, areaPath, today: house.today() };
}

export function meta({ loaderData: { home } }: Route.MetaArgs) {
  return propertyMeta(home);
}

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  const { home, areaPath, today } = loaderData;
  return (
    <>
      <WayBack area={home.area} areaPath={areaPath} />
      <Gallery home={home} photos={photosOf(home)} illustrative={brand.demo} />
      <div className="wrap detail">
        <PropertyHead home={home} areaPath={areaPath} today={today} />
        <RentPanel home={home} today={today} />
        <div className="detail__body">
          <Overview home={home} />
          <MaterialFacts material={home.material} />
          <Whereabouts home={home} />
          <Documents home={home} />
          <HowTo />
          <Payments rentPcm={home.rentPcm} />
        </div>
      </div>
      <RentBar home={home} />
    </>
  );
}
