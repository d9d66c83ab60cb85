import { expect, test } from "vitest";
import { getSiteOrigin } from "./site-origin.ts";

const publicUrl = "https://lettings.example.com";

test.each([
  [{ publicUrl, host: "0.0.0.0", port: 3000 }, publicUrl],
  [{ publicUrl, host: "127.0.0.1", port: 3000 }, publicUrl],
  [{ publicUrl: null, host: "127.0.0.1", port: 3000 }, "http://127.0.0.1:3000"],
  [{ publicUrl: null, host: "localhost", port: 80 }, "http://localhost:80"],
  [{ publicUrl: null, host: "::1", port: 3000 }, "http://[::1]:3000"],
  [{ publicUrl: null, host: "0.0.0.0", port: 3000 }, null],
  [{ publicUrl: null, host: "127.0.0.1", port: 0 }, null],
])("links of a site with %j begin with %s", (config, origin) => {
  expect(getSiteOrigin(config)).toBe(origin);
});
