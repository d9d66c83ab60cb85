import { expect, test } from "vitest";
import { getCountedDomain, toMailbox } from "./mailbox.ts";

test.each([
  ["case", "Ada.Byron@Example.COM", "ada.byron@example.com"],
  ["spaces around", " ada@example.com ", "ada@example.com"],
  ["a tag", "ada+homes@example.com", "ada@example.com"],
  ["two tags", "ada+a+b@example.com", "ada@example.com"],
  ["a tag alone", "+ada@example.com", "+ada@example.com"],
  ["dots at Gmail", "a.d.a@gmail.com", "ada@gmail.com"],
  ["all of it at Gmail", "A.da+1@GoogleMail.com", "ada@gmail.com"],
  ["dots elsewhere are part of it", "a.d.a@example.com", "a.d.a@example.com"],
  ["a domain in another script", "ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["the same domain in ASCII", "ada@XN--BCHER-KVA.example", "ada@xn--bcher-kva.example"],
  ["a domain in full width", "ada@ｇｍａｉｌ.com", "ada@gmail.com"],
  ["a long s, which is one in domains", "ada@ſomewhere.example", "ada@somewhere.example"],
  ["a Kelvin sign", "ada@outlooK.com", "ada@outlook.com"],
  ["a long s before the @", "ſam@example.com", "sam@example.com"],
  ["the dot of the root", "ada@example.com.", "ada@example.com"],
  ["no address", "ADA", "ada"],
  ["an at in front", "@example.com", "@example.com"],
  ["a path in place of a domain", "ada@Example.com/x", "ada@example.com/x"],
])("%s", (_what, typed, mailbox) => {
  expect(toMailbox(typed)).toBe(mailbox);
});

test("what is folded once stays as it is", () => {
  const once = toMailbox("A.da+x@googlemail.com");
  expect(toMailbox(once)).toBe(once);
});

test.each([
  ["ada@keystone.example", "keystone.example"],
  ["ada@KEYSTONE.example.", "keystone.example"],
  ["ada@bücher.example", "xn--bcher-kva.example"],
  ["ada@gmail.com", null],
  ["ada@googlemail.com", null],
  ["ada@hotmail.co.uk", null],
  ["ada@notgmail.com", "notgmail.com"],
  ["ada@mail.gmail.com", "mail.gmail.com"],
])("recipients at %s are counted as %s", (email, domain) => {
  expect(getCountedDomain(email)).toBe(domain);
});
