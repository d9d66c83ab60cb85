import { expect, test } from "vitest";
import { buildBlm } from "../../testing/feed.ts";
import { readBlm } from "./read-blm.ts";

test("a field is quoted as it stands between its neighbours, so that a fault is found in the file", async () => {
  const content = buildBlm([{ POSTCODE2: "1AA", PRICE: "", SUMMARY: "A flat.\nNear trains." }]);
  const read = await readBlm(new TextEncoder().encode(content));
  const record = read.ok ? read.file.records[0] : undefined;
  const said = record?.quote("PRICE");
  expect(said?.value).toBe("^");
  const around = (said?.before ?? "").replace("…", "") + said?.value + said?.after;
  expect(content).toContain(around.replace(/…$/, ""));
  expect(record?.quote("POSTCODE2")?.value).toBe("1AA^");
  expect(record?.quote("SUMMARY")?.value).toBe("A flat. Near trains.^");
  expect(record?.quote("NO_SUCH_FIELD")).toBeNull();
});
