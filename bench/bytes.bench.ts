import { budgets, findLimit } from "./budgets.ts";
import { readBuiltRoutes } from "./built-routes.ts";
import { measureEveryPage } from "./every-page.ts";
import { holdFigure } from "./figures.ts";
import { listPageParts } from "./page-parts.ts";
import { fetchAsSent } from "./sent-page.ts";
import { waitUntilIdle } from "./process-use.ts";
import { withSite } from "./with-site.ts";

/** First view sizes as sent with brotli in kB (1000 bytes), and with gzip for the limits. */
const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

const routes = readBuiltRoutes();
// Until its variants exist, a page serves the original photo.
await withSite({ PHOTO_SIZES: "on" }, async (site) => {
  await waitUntilIdle(site.process.pid!);
  const known = new Map<string, Promise<number>>();
  const weigh = (path: string, encoding: Encoding) => {
    const key = `${encoding} ${path}`;
    if (!known.has(key)) known.set(key, measureWeight(site.url + path, encoding));
    return known.get(key)!;
  };
  const weighAll = async (paths: readonly string[], encoding: Encoding) =>
    sum(await Promise.all(paths.map((path) => weigh(path, encoding))));
  for (const [page, path] of await measureEveryPage(site)) {
    const html = await (await fetch(site.url + path)).text();
    const parts = listPageParts(html);
    const route = routes.find(({ file }) => parts.modules.includes(file));
    const scripts = [...new Set([...(route?.scripts ?? []), ...parts.modules])];
    const [br, gzip] = await Promise.all(
      encodings.map(async (encoding) => ({
        html: await weigh(path, encoding),
        css: await weighAll(parts.css, encoding),
        js: await weighAll(scripts, encoding),
      })),
    );
    const fonts = await weighAll(parts.fonts, "br");
    const images = await weighAll(parts.images, "br");
    tell(page, route?.name, br!, gzip!, { fonts, images });
  }
});

/** Bytes. */
interface Weights {
  html: number;
  css: number;
  js: number;
}

function tell(
  page: string,
  route: string | undefined,
  br: Weights,
  gzip: Weights,
  rest: { fonts: number; images: number },
): void {
  const all = sum(Object.values({ ...br, ...rest }));
  const zipped = { htmlGzip: gzip.html, cssGzip: gzip.css, jsGzip: gzip.js };
  const weights = Object.entries({ ...br, ...rest, all, ...zipped });
  const figures = Object.fromEntries(
    weights.map(([what, bytes]) => [what, formatThousands(bytes)]),
  );
  const js = route && findLimit(budgets.javascript, route);
  const limits = { cssGzip: budgets.css, fonts: budgets.fonts, ...(js && { jsGzip: js }) };
  const limit = Object.entries(limits).map(([what, most]) => `${what} ${most}`);
  const held = Object.entries(limits).every(([what, most]) => figures[what]! <= most);
  holdFigure({ bench: "bytes", page, ...figures, limit: limit.join(", ") }, held);
}

async function measureWeight(url: string, encoding: Encoding): Promise<number> {
  const { body } = await fetchAsSent(url, encoding);
  return Buffer.from(body, "base64").byteLength;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function formatThousands(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
