import { expect, test } from "vitest";
import { shareLinks } from "./share-links.ts";

const address = "https://www.example.com/property/p1";
const links = shareLinks("Pike & Sons’ Yard", address);

test("each link carries the page's address whole", () => {
  for (const { href } of Object.values(links)) expect(decodeURIComponent(href)).toContain(address);
});

test("a name with an ampersand stays one text", () => {
  expect(new URL(links.whatsApp.href).searchParams.get("text")).toBe(
    `Pike & Sons’ Yard: ${address}`,
  );
  const mail = new URL(links.email.href).searchParams;
  expect(mail.get("subject")).toBe("Pike & Sons’ Yard");
  expect(mail.get("body")).toBe(`Pike & Sons’ Yard: ${address}`);
});
