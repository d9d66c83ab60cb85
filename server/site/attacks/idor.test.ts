import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { createSecret } from "../../access-links/link-secret.ts";
import { type Keys, createVictim, secrets } from "../../testing/attacks/victim.ts";

const database = useDatabase();
let app: ReturnType<typeof createTestApp>;
let keys: Keys;
beforeAll(async () => {
  const appContext = await createTestContext(database(), {
    config: { publicUrl: "http://lintel.test" },
  });
  keys = await createVictim(appContext);
  app = createTestApp(appContext);
});

const doors: [
  opens: keyof Keys | "liteOffer",
  method: string,
  (key: string) => [string, object?],
][] = [
  ["enquiry", "GET", (key) => [`enquiry/${key}`]],
  ["offer", "GET", (key) => [`offer/${key}`]],
  ["offer", "POST", (key) => [`offer/${key}/draft`, { draft: emptyDraft, version: 0 }]],
  ["booking", "POST", (key) => ["bookingreply", { id: key, resp: true }]],
  ["recipient", "POST", (key) => ["emailcampaign", { id: key, resp: true }]],
  ["recipient", "POST", (key) => ["rentercheck", { id: key, resp: true }]],
  ["recipient", "POST", (key) => ["rentersurvey", { id: key, resp: true }]],
  ["recipient", "POST", (key) => [`campaign/${key}/unsubscribe`]],
  ["stopAlert", "POST", (key) => [`alert/${key}/confirm`]],
];
const emptyDraft = {
  details: null,
  tenants: [],
  acceptances: { offerTerms: false, contractTerms: false, privacy: false },
};

async function caller(method: string, [path, body]: [string, object?]) {
  const response = await app.request(`http://lintel.test/api/${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  return { status: response.status, body: await response.text() };
}

describe("the key to one thing", () => {
  test.each(doors)(
    "of another kind is as good as a made-up one at the door to the %s (%s)",
    async (opens, method, door) => {
      const others = Object.entries(keys).filter(
        ([kind]) => !kind.toLowerCase().includes(opens.toLowerCase()),
      );
      expect(others.length).toBeGreaterThan(4);
      for (const [kind, key] of others) {
        const unknown = await caller(method, door("x".repeat(key.length)));
        expect([kind, await caller(method, door(key))]).toEqual([kind, unknown]);
      }
    },
  );

  test.each(["enquiry", "offer"] as const)(
    "to the %s reveals its person's first name and no more",
    async (kind) => {
      const { status, body } = await caller("GET", [`${kind}/${keys[kind]}`]);
      expect(status).toBe(200);
      expect(body).toContain("Ottoline");
      for (const secret of secrets) expect(body).not.toContain(secret);
    },
  );

  test.each([
    ["in another case", (key: string) => key.toUpperCase()],
    ["with a wildcard in it", (key: string) => `${key.slice(0, -1)}%`],
    ["cut short", (key: string) => key.slice(0, -1)],
    ["with a space", (key: string) => `${key} `],
    ["twice", (key: string) => `${key},${key}`],
  ])("%s opens nothing", async (_name, change) => {
    for (const kind of ["enquiry", "offer"] as const) {
      const key = encodeURIComponent(change(keys[kind]));
      expect((await caller("GET", [`${kind}/${key}`])).status).toBe(404);
    }
  });
});

test.each([
  ["enquiry", () => createSecret("enquiry"), 62, 2],
  ["offer", () => createSecret("offer"), 62, 0],
  ["booking", () => createSecret("booking"), 16, 0],
  ["alert", () => createSecret("alert-stop"), 64, 0],
  ["campaign", () => createSecret("campaign"), 64, 0],
])(
  "the key to the %s can't be guessed: 95 random bits or more, none in a row",
  (_kind, make, letters, fixed) => {
    const made = Array.from({ length: 500 }, make);
    expect(new Set(made).size).toBe(made.length);
    const places = made[0]!.length - fixed;
    expect(places * Math.log2(letters)).toBeGreaterThan(95);
    for (let place = fixed; place < fixed + places; place++) {
      const seen = new Set(made.map((key) => key[place]));
      expect(seen.size).toBeGreaterThan(letters * 0.8);
    }
  },
);
