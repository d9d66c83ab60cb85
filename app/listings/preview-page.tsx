import { data, href } from "react-router";
import { createPageMeta, noIndex } from "../brand/page-meta.ts";
import { createFactRows } from "../../domain/listings/facts/fact-rows.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { findBranchPhone } from "../../server/branches/home-agency.ts";
import { findPreview } from "../../server/homes/preview-home.ts";
import { passPhoto } from "../../server/photos/photo-pass.ts";
import { appContext, siteOrigin } from "../../server/site/page-contexts.ts";
import type { Route } from "./+types/preview-page";
import { HomeView } from "./home-view.tsx";
import { createQrPath } from "./share/qr-path.ts";
import { Note } from "../ui/note.tsx";
import "./property.css";
import "./similar/similar-homes.css";
import "./below-the-fold.css";
import "./documents.css";
import "./brochure.css";

/** A home as it would be published, for who has the link. Never cached, never found by a search engine. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const token = url.searchParams.get("token") ?? "";
  const home = await findPreview(app, params.id, token);
  if (home === null) throw data(null, { status: 404 });
  const media = home.media.map((one) => ({
    ...one,
    url: passPhoto(app.siteSecret, one.url, app.now()),
  }));
  const address = context.get(siteOrigin) + href("/property/:id", { id: home.id });
  return {
    home: { ...home, media },
    rows: createFactRows(home),
    address,
    code: createQrPath(address),
    areaPath: null,
    similar: [],
    branchPhone: await findBranchPhone(app.database.orm, home.id),
    mapStyleUrl: app.config.mapStyleUrl,
    today: getLondonDate(app.now()),
  };
}

export const handle: PageHandle = { ownPicture: true, byLink: true };

export function headers() {
  return { "X-Robots-Tag": "noindex", "Cache-Control": "private, no-store" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { name, area } = loaderData.home;
  return [...createPageMeta(`Preview: ${name}`, `${name} in ${area}, not public yet.`), noIndex];
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap">
        <Note kind="info">
          <p>
            <b>A preview.</b> This is how the page will look. No one can find it without this link.
          </p>
        </Note>
      </div>
      <HomeView {...loaderData} />
    </>
  );
}
