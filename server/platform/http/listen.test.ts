import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findListenProblem } from "./listen.ts";

const host = "127.0.0.1";

test("a port that something uses is told before the site is opened, and a free one stays free", async () => {
  const holder = createServer().listen(0, host);
  await once(holder, "listening");
  const address = holder.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  expect(await findListenProblem({ port, host })).toBe(
    `Port ${port} is in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
  );
  holder.close();
  await once(holder, "close");
  expect(await findListenProblem({ port, host })).toBeNull();
  expect(await findListenProblem({ port, host })).toBeNull();
});
