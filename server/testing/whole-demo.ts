import type { AppContext } from "../app-context.ts";
import { readDemoDiary, readDemoInbox, readDemoTenancies } from "../site/demo/demo-data.ts";
import { fillDemoDiary } from "../site/demo/fill-demo-diary.ts";
import { fillDemoInbox } from "../site/demo/fill-demo-inbox.ts";
import { fillDemoTenancies } from "../site/demo/fill-demo-tenancies.ts";
import { addNegotiator } from "../viewings/availability/add-negotiator.ts";
import { demoNegotiators } from "../viewings/availability/demo-negotiators.ts";
import { addListedHomes } from "./listed-homes.ts";
import { createListing } from "./listing.ts";

const { offers, lets } = readDemoTenancies();
const { viewings, requests, homes, appointments } = readDemoDiary();
const agreed = new Set(lets.map(({ home }) => home));
const refs = new Set([
  ...[...offers, ...lets].map(({ home }) => home),
  ...[...viewings, ...requests, ...homes, ...appointments].flatMap(({ home }) => home ?? []),
  ...readDemoInbox().conversations.flatMap(({ steps }) =>
    steps.flatMap((step) => ("home" in step ? step.home : [])),
  ),
]);

/** The whole demo but for its pictures, and homes that nobody asks about: those take a minute. */
export async function fillDemo(app: AppContext): Promise<void> {
  const rows = Array.from(refs, (agentRef, n) => {
    const status = agreed.has(agentRef) ? "let-agreed" : "available";
    return createListing({ id: `p00000001${100 + n}`, agentRef, status });
  });
  await addListedHomes(app.database, rows);
  for (const one of demoNegotiators) await addNegotiator(app, one);
  await fillDemoInbox(app);
  await fillDemoDiary(app);
  await fillDemoTenancies(app);
}
