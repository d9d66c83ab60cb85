import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { officeVisit } from "../staff/office-contexts.ts";
import { createTestContext } from "../testing/app-context.ts";
import { officeOrigin, TestBrowser } from "../testing/office.ts";
import { useDatabase } from "../testing/database.ts";
import { getMailOrigin } from "./office-request.ts";
import { appContext } from "./page-contexts.ts";

const database = useDatabase();

test.each([
  [{ publicUrl: "https://lettings.example.com" }, "https://lettings.example.com"],
  [{ publicUrl: null, host: "127.0.0.1", port: 3000 }, "http://127.0.0.1:3000"],
  [{ publicUrl: null, host: "0.0.0.0", port: 3000 }, officeOrigin],
])("with %j the links in mails of the office lead to %s", async (config, origin) => {
  const context = new RouterContextProvider();
  context.set(appContext, await createTestContext(database(), { config }));
  context.set(officeVisit, { signedIn: null, officeOrigin, streamPosition: "" });
  expect(getMailOrigin({ request: new TestBrowser().request(), context })).toBe(origin);
});
