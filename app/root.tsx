import { lazy, type ReactNode, Suspense } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { buildCanonicalPath } from "../domain/site/canonical-path.ts";
import { keyPages } from "../domain/site/key-pages.ts";
import { findRedirect } from "../domain/site/redirects.ts";
import { brand } from "./brand/brand.ts";
import { SocialPicture } from "./seo/social-picture.tsx";
import { appContext, siteOrigin } from "../server/site/page-contexts.ts";
import { TagManager } from "./consent/tag-manager.tsx";
import { PageError } from "./shell/page-error.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { usePageHandles } from "./ui/page-handles.ts";
import { RouteAnnouncer } from "./shell/route-announcer.tsx";
import besley from "./ui/fonts/besley-lintel.woff2?url";
import instrumentSans from "./ui/fonts/instrument-sans-lintel.woff2?url";
import stylesheet from "./ui/styles/index.css?url";

/** No page that is found shows it. */
const NotFoundPage = lazy(() =>
  import("./shell/not-found-page.tsx").then(
    (page) => ({ default: page.NotFoundPage }),
    () => ({ default: PageError }),
  ),
);

/** Browser only, once the stored choice is known. */
const ConsentBanner = lazy(async () => ({
  default: (await import("./consent/consent-banner.tsx")).ConsentBanner,
}));

/** Redirects moved paths, for documents and client-side navigation. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url }) => {
    const target = findRedirect(url.pathname);
    if (target !== null) throw redirect(target + url.search, 301);
  },
];

export function loader({ context, pattern }: Route.LoaderArgs) {
  const { tagManagerId } = context.get(appContext).config;
  return {
    tagManagerId: keyPages.has(pattern) ? null : tagManagerId,
    origin: context.get(siteOrigin),
  };
}

/** The settings do not change during a visit. */
export { revalidateNever as shouldRevalidate } from "./ui/revalidation.ts";

export function Layout({ children }: { children: ReactNode }) {
  const tagManagerId = useRouteLoaderData<typeof loader>("root")?.tagManagerId;
  const handles = usePageHandles();
  // After client-side navigation JavaScript is already running.
  const isScriptless = import.meta.env.SSR && handles.some(({ scripts }) => scripts === false);
  const hasOwnFrame = handles.some(({ ownFrame }) => ownFrame);
  const isByLink = handles.some(({ byLink }) => byLink);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {import.meta.env.SSR &&
          [besley, instrumentSans].map((font) => (
            <link
              key={font}
              rel="preload"
              href={font}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
            />
          ))}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content={brand.themeColour} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <RouteAnnouncer />
        {hasOwnFrame ? (
          children
        ) : (
          <>
            <Header />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <Footer />
            <Suspense>
              <ConsentBanner />
            </Suspense>
            {!isByLink && <TagManager id={tagManagerId} />}
          </>
        )}
        {!isScriptless && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Keyed by path, so that no input or open state carries over between pages. */
export default function App({ loaderData: { origin } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const hasOwnFrame = usePageHandles().some(({ ownFrame }) => ownFrame);
  if (hasOwnFrame) return <Outlet />;
  return (
    <>
      <link rel="canonical" href={origin + buildCanonicalPath(pathname, search)} />
      <meta property="og:url" content={origin + buildCanonicalPath(pathname, search)} />
      {import.meta.env.SSR && <SocialPicture origin={origin} />}
      <Outlet key={pathname} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{`${isNotFound ? "Not found" : "Sorry, this page didn’t open"} - ${brand.name}`}</title>
      <meta
        name="description"
        content={isNotFound ? "Page not found." : "Something went wrong at our end."}
      />
      {isNotFound ? (
        <Suspense>
          <NotFoundPage />
        </Suspense>
      ) : (
        <PageError />
      )}
    </>
  );
}
