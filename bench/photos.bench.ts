import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { partBytes, readUploadAnswer } from "../domain/photos/photo-upload.ts";
import type { RunningSite } from "../e2e/running-site.ts";
import { holdFigure, printFigure } from "./figures.ts";
import { readResidentMb } from "./process-use.ts";
import { runSteadyLoad } from "./steady-load.ts";
import { fetchListingIds, withSite } from "./with-site.ts";

/**
 * Twenty photos of 8 MB, as a camera makes them, are sent to one home in the office, while visitors
 * look at pages. What counts is how visitors fare, what the process grows by, and when all sizes are
 * there.
 */
const photos = 20;
const atOnce = 3;
const perSecond = 20;
const aloneSeconds = 10;
const longestWaitMs = 120_000;
const limits = { p99: 100, grownMb: 300, readySeconds: 60 };

const pictures = await makePictures();
printFigure({ bench: "photos", pictures: photos, mb: round(sum(pictures) / photos / 1024 / 1024) });
// With the database in the same process, which is the harder of the two, while the demo's pictures
// wait for their sizes too.
await withSite({ DEMO_DATA: "on", PHOTO_SIZES: "on" }, measure);

/** Four of each of the demo's photos, enlarged to 24 megapixels, with a camera's slight noise. */
async function makePictures(): Promise<Uint8Array[]> {
  const folder = "demo/photos";
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".jpg"))
    .toSorted();
  const made: Uint8Array[] = [];
  const size = { width: 5656, height: 4242 };
  const raw = { ...size, channels: 3 } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 5 } as const;
  const create = { ...size, channels: 3 as const, background: "#808080", noise };
  const grain = await sharp({ create }).raw().toBuffer();
  for (let n = 0; made.length < photos; n++) {
    const picture = await sharp(readFileSync(join(folder, names[n % names.length] ?? "")))
      .resize({ ...size, fit: "cover" })
      .composite([{ input: grain, raw, blend: "soft-light" }])
      .raw()
      .toBuffer();
    for (const quality of [83, 84, 85, 86]) {
      made.push(await sharp(picture, { raw }).jpeg({ quality }).toBuffer());
    }
  }
  return made;
}

async function measure(site: RunningSite): Promise<void> {
  const pid = site.process.pid ?? 0;
  const office = await signIn(site);
  const home = await beginHome(office);
  const ids = await fetchListingIds(site, 30);
  let n = 0;
  const look = () => fetch(`${site.url}/property/${ids[n++ % ids.length]}`);
  // The code warms up first.
  await runSteadyLoad(look, { perSecond, seconds: 5 });
  const alone = await runSteadyLoad(look, { perSecond, seconds: aloneSeconds });
  const before = readResidentMb(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, readResidentMb(pid));
  }, 200);
  const began = performance.now();
  const sending = sendAll(office, home).then(async () => {
    const sentSeconds = round((performance.now() - began) / 1000);
    await waitForSizes(site, office, home);
    return { sentSeconds, readySeconds: round((performance.now() - began) / 1000) };
  });
  const [{ p50, p99, errors }, { readySeconds, ...sent }] = await Promise.all([
    runSteadyLoad(look, { perSecond, seconds: limits.readySeconds, sharesMachine: true }),
    sending,
  ]);
  clearInterval(watch);
  const grownMb = Math.round(most - before);
  const figure = { bench: "photos" };
  holdFigure(
    { ...figure, page: "public", p50, p99, aloneP99: alone.p99, errors, limit: limits.p99 },
    p99 < limits.p99 && errors === 0,
  );
  holdFigure({ ...figure, grownMb, limit: limits.grownMb }, grownMb < limits.grownMb);
  holdFigure(
    { ...figure, ...sent, readySeconds, limit: limits.readySeconds },
    readySeconds < limits.readySeconds,
  );
}

interface Office {
  origin: string;
  headers: Record<string, string>;
}

/** As one of the demo's people, who are offered on the site's own machine. */
async function signIn({ url }: RunningSite): Promise<Office> {
  const origin = url.replace("127.0.0.1", "localhost");
  const response = await fetch(`${origin}/office/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin },
    body: new URLSearchParams({ person: "amina@lintel.example.com" }),
  });
  const [cookie] = (response.headers.get("Set-Cookie") ?? "").split(";");
  if (!cookie?.startsWith("__Host-office=")) throw new Error(`No sign-in: ${response.status}`);
  return { origin, headers: { Origin: origin, Cookie: cookie } };
}

async function beginHome({ origin, headers }: Office): Promise<string> {
  const response = await fetch(`${origin}/office/listings/new`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ address: "6 Paragon Place", postcode: "N1 2ZZ" }),
  });
  const path = response.headers.get("Location");
  if (!path) throw new Error(`No home: ${response.status}`);
  return path;
}

async function sendAll(office: Office, home: string): Promise<void> {
  const queue = pictures.entries();
  const work = async () => {
    for (const [n, bytes] of queue) await send(office, home, n, bytes);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function send({ origin, headers }: Office, home: string, n: number, bytes: Uint8Array) {
  const file = { fileName: `${n}.jpg`, bytes: String(bytes.length), changedAt: String(n) };
  const begin = { method: "POST", headers, body: new URLSearchParams(file) };
  let answer = readUploadAnswer(await (await fetch(`${origin}${home}/uploads`, begin)).json());
  while (answer.state === "open") {
    const { upload, received } = answer;
    const query = new URLSearchParams({ upload, at: String(received) });
    const body = Buffer.from(bytes.subarray(received, received + partBytes));
    const part = { method: "PUT", headers, body };
    answer = readUploadAnswer(await (await fetch(`${origin}${home}/part?${query}`, part)).json());
  }
  if (answer.state === "refused") throw new Error(answer.reason);
}

/** A size that is not made yet is answered by the photo itself, which caches keep for a minute. */
async function waitForSizes({ url }: RunningSite, { origin, headers }: Office, home: string) {
  const page = await (await fetch(`${origin}${home}`, { headers })).text();
  const hashes = new Set(
    Array.from(page.matchAll(/\/photos\/([0-9a-f]{64})/g), ([, hash]) => hash),
  );
  if (hashes.size < photos) throw new Error(`Only ${hashes.size} photos are in the editor.`);
  const until = performance.now() + longestWaitMs;
  for (const hash of hashes) {
    for (;;) {
      if (performance.now() > until) throw new Error("The sizes are not made after 2 minutes.");
      // The last of them that is made.
      const response = await fetch(`${url}/photos/${hash}-1600.webp`, { method: "HEAD" });
      if (response.headers.get("Cache-Control")?.includes("immutable")) break;
      await sleep(500);
    }
  }
}

function sum(all: readonly Uint8Array[]): number {
  return all.reduce((bytes, one) => bytes + one.length, 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
