import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { emptyTables, useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { testMail } from "../../testing/mail.ts";

const database = useDatabase();
const html =
  "<style>@media (prefers-color-scheme: dark) {.ink{color:#fff}}</style><p>Thank you, Ada</p>";
let id: string;
beforeEach(async () => {
  await emptyTables(database());
  id = randomUUID();
  await database()
    .orm.insert(outbox)
    .values({ ...testMail, id, html });
});

async function get(path: string, production = false): Promise<Response> {
  const app = createTestApp(await createTestContext(database(), { config: { production } }));
  return app.request(`http://localhost${path}`);
}

test("in development the outbox's mails are listed, sent or not", async () => {
  const response = await get("/dev/mail");
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain(`href="/dev/mail/${id}"`);
  expect(text).toContain(testMail.subject);
  expect(text).toContain("ada@example.com");
});

test("a mail is shown in frames that run no script, in light and dark mode, and as text", async () => {
  const text = await (await get(`/dev/mail/${id}`)).text();
  for (const look of ["day", "night"]) {
    expect(text).toMatch(new RegExp(`<iframe[^>]*src="/dev/mail/${id}/${look}" sandbox=""`));
  }
  expect(text).toContain("Thank you, Ada</pre>");
});

test("each frame shows the mail in its light, whatever the browser likes", async () => {
  const day = await (await get(`/dev/mail/${id}/day`)).text();
  expect(day).toContain("@media not all {.ink");
  const night = await get(`/dev/mail/${id}/night`);
  expect(await night.text()).toContain("@media all {.ink");
  const policy = night.headers.get("Content-Security-Policy");
  expect(policy).toContain("sandbox");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("script");
});

test.each(["", "/nonsense", "/ID", "/ID/day", "/ID/dusk"])(
  "in production there is no /dev/mail%s",
  async (path) => {
    expect((await get(`/dev/mail${path.replace("ID", id)}`, true)).status).toBe(404);
  },
);

test.each(["/nonsense", `/${randomUUID()}`, "/nonsense/day"])(
  "there is no mail at /dev/mail%s",
  async (path) => {
    expect((await get(`/dev/mail${path}`)).status).toBe(404);
  },
);
