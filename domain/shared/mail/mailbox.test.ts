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
  // https://proton.me/support/addresses-and-aliases
  ["a dot at Proton", "a.da@proton.me", "ada@proton.me"],
  ["a hyphen at Proton", "a-da@protonmail.com", "ada@proton.me"],
  ["an underscore at Proton", "a_da+1@PM.me", "ada@proton.me"],
  ["signs alone at Proton", "._-@proton.me", "._-@proton.me"],
  // https://support.apple.com/en-gb/102540
  ["a former name of iCloud", "ada+1@mac.com", "ada@icloud.com"],
  ["a dot at iCloud is part of it", "a.da@me.com", "a.da@icloud.com"],
  ["a tag at Outlook", "a.da+1@outlook.com", "a.da@outlook.com"],
  // https://help.yahoo.com/kb/SLN28815.html
  ["a disposable address at Yahoo", "ada-homes@yahoo.co.uk", "ada@yahoo.co.uk"],
  ["one at another of Yahoo's domains", "ada-homes@ymail.com", "ada@ymail.com"],
  ["one in another country", "ada-homes@yahoo.fr", "ada@yahoo.fr"],
  // https://www.fastmail.help/hc/en-us/articles/360060591053
  ["a domain of one's own at Fastmail", "homes@ada.fastmail.com", "ada@fastmail.com"],
  ["a tag at Fastmail", "ada+1@fastmail.com", "ada@fastmail.com"],
  ["hyphens elsewhere are part of it", "a-d_a@example.com", "a-d_a@example.com"],
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
  for (const email of ["A.da+x@googlemail.com", "a-b_c@pm.me", "x@ada.fastmail.fm"]) {
    const once = toMailbox(email);
    expect(toMailbox(once)).toBe(once);
  }
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
