import { describe, expect, test } from "vitest";
import { createReplyAddress, longestReplyMailbox, readReplyAddress } from "./reply-address.ts";

const site = {
  mailbox: "lettings@keystone.example.com",
  siteSecret: "the secret of a site under test",
};
const id = "0b9d2c1e-5f63-4a8e-9c27-d41f0e6a7b35";
const address = createReplyAddress(site, id);

test("an address names its record", () => {
  expect(address).toMatch(/^lettings\+[a-z2-7]{39}@keystone\.example\.com$/);
  expect(readReplyAddress(site, address)).toBe(id);
});

test("every id comes back, whatever its bits", () => {
  for (const some of [
    "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
  ])
    expect(readReplyAddress(site, createReplyAddress(site, some))).toBe(some);
});

test("a mail system may change the case", () => {
  expect(readReplyAddress(site, address.toUpperCase())).toBe(id);
  expect(readReplyAddress({ ...site, mailbox: "Lettings@Keystone.example.com" }, address)).toBe(id);
});

test("the local part fits into 64 characters with the longest mailbox", () => {
  const mailbox = `${"l".repeat(longestReplyMailbox)}@example.com`;
  const [local] = createReplyAddress({ ...site, mailbox }, id).split("@");
  expect(local).toHaveLength(64);
});

describe("an address is refused", () => {
  const [local = "", domain = ""] = address.split("@");
  const other =
    createReplyAddress(site, "1b9d2c1e-5f63-4a8e-9c27-d41f0e6a7b35").split("@")[0] ?? "";
  const refused = {
    "of another site": createReplyAddress({ ...site, siteSecret: "another secret" }, id),
    "of another mailbox": address.replace("lettings", "sales"),
    "at another domain": `${local}@example.org`,
    "with the signature of another record": `${local.slice(0, -13)}${other.slice(-13)}@${domain}`,
    "with a letter changed in the id": address.replace(/\+./, (plus) =>
      plus === "+a" ? "+b" : "+a",
    ),
    "without a signature": `${local.slice(0, -13)}@${domain}`,
    "with more behind it": `${local}a@${domain}`,
    "without a token": site.mailbox,
    "that is empty": "",
    "without a domain": local,
    "with letters outside the alphabet": `lettings+${"1".repeat(39)}@${domain}`,
  };
  test.each(Object.entries(refused))("%s", (_, given) => {
    expect(readReplyAddress(site, given)).toBeNull();
  });
});
