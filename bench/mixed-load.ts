import { pages } from "../e2e/pages.ts";
import type { RunningSite } from "../e2e/running-site.ts";
import { createEnquiryBody, createValuationBody } from "./enquiry-body.ts";
import { fetchListingIds } from "./with-site.ts";

const searches = [
  "rentmin=1500&rentmax=2500&bedsmin=2",
  "area=shoreditch",
  "area=hackney&rentmax=2500&bedsmin=1&bedsmax=2",
  "area=manchester&sort=rent-asc",
  "features=PetFriendly&availablefrom=now&sort=rent-desc",
  "q=orchard",
];
const typed = ["ha", "hack", "shore", "N1", "manch", "old st"];

/** Of twenty: 5 pages, 4 homes, 3 searches, 2 photos, 4 API calls and 2 submissions. */
export async function runMixedLoad(site: RunningSite): Promise<() => Promise<Response>> {
  const ids = await fetchListingIds(site, 100);
  const photos = await findPhotos(site, ids.slice(0, 20));
  const get = (path: string) => fetch(site.url + path);
  const page = (n: number) => get(pages[n % pages.length]!);
  const home = (n: number) => get(`/property/${ids[n % ids.length]}`);
  const search = (n: number) => get(`/properties?${searches[n % searches.length]}`);
  const photo = (n: number) => get(photos[n % photos.length]!);
  const rota = [
    page,
    home,
    search,
    photo,
    page,
    home,
    page,
    (n: number) => get(`/api/properties?${searches[n % searches.length]}&limit=10`),
    (n: number) => get(`/api/listing/${ids[n % ids.length]}`),
    (n: number) => post(site, "submitenquiry", createEnquiryBody(ids[n % ids.length]!)),
    page,
    home,
    search,
    photo,
    page,
    home,
    search,
    (n: number) => get(`/api/places?q=${encodeURIComponent(typed[n % typed.length]!)}`),
    () => get("/api/human-check"),
    () => post(site, "valrequest", createValuationBody()),
  ];
  let sent = 0;
  return () => {
    const n = sent++;
    return rota[n % rota.length]!(Math.floor(n / rota.length) + (n % rota.length));
  };
}

function post(site: RunningSite, call: string, body: string): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(`${site.url}/api/${call}`, { method: "POST", headers, body });
}

async function findPhotos(site: RunningSite, ids: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const id of ids) {
    const html = await (await fetch(`${site.url}/property/${id}`)).text();
    for (const [path] of html.matchAll(/\/photos\/[\w.-]+/g)) found.add(path);
  }
  return [...found];
}
