import { expect, test } from "vitest";
import { isNoReply, listRecipients } from "./reply-to.ts";

test.each([
  ["noreply@portal.example", true],
  ["no-reply@rightmove.example", true],
  ["No_Reply+42@portal.example", true],
  ["leads-noreply@portal.example", true],
  ["do-not-reply@portal.example", true],
  ["donotreply2@portal.example", true],
  ["norbert.reply@example.com", false],
  ["ada@noreply.example", false],
  ["casino.reply@example.com", false],
])("%s: nobody reads it, %s", (address, expected) => {
  expect(isNoReply(address)).toBe(expected);
});

const zed = { name: "Zed", address: "zed@example.org" };
const eve = { name: "", address: "eve@example.org" };
const list = (email: string, asked = [zed]) =>
  listRecipients({ email, asked }).map(({ address }) => address);

test("a reply goes where the mail asks if nobody reads the address that it came from", () => {
  expect(list("noreply@portal.example")).toEqual(["zed@example.org", "noreply@portal.example"]);
});

test("else a foreign address is offered and never chosen by itself", () => {
  expect(list("ada@example.com")).toEqual(["ada@example.com", "zed@example.org"]);
});

test("each is offered once, the one that was asked for last first, and their own not again", () => {
  const own = { name: "Ada", address: "ada@example.com" };
  expect(list("Ada@example.com", [eve, zed, eve, own])).toEqual([
    "Ada@example.com",
    "eve@example.org",
    "zed@example.org",
  ]);
});
