import { expect, test } from "vitest";
import { parseCampaignReply } from "./campaign.ts";

const read = (query: string) => parseCampaignReply(new URLSearchParams(query));

test("a link's id, development and answer are read", () => {
  expect(read("id=c7Q2&dev=Tannery+Yard&resp=true")).toEqual({
    id: "c7Q2",
    dev: "Tannery Yard",
    resp: true,
  });
});

test.each(["resp=false", "resp=TRUE", "resp=1", "resp=", ""])(
  "only the word true is a yes: '%s' is a no",
  (answer) => {
    expect(read(`id=c7Q2&${answer}`)?.resp).toBe(false);
  },
);

test("a link without a development has an empty one", () => {
  expect(read("id=c7Q2&resp=true")?.dev).toBe("");
});

test.each(["", "resp=true", "id=", "id=+&resp=true"])(
  "without an id, '%s' is no reply",
  (query) => {
    expect(read(query)).toBeNull();
  },
);

test.each([
  `id=${"x".repeat(101)}&resp=true`,
  `id=c7Q2&dev=${"x".repeat(101)}&resp=true`,
  "id=a%00",
])("what is in no link of ours is no reply: %s", (query) => {
  expect(read(query)).toBeNull();
});
