import { expect, test } from "vitest";
import { addGreetingName, toGreetingName } from "./greeting-name.ts";

test.each([
  "Ada",
  "Anne-Marie",
  "D'Arcy",
  "O’Neil",
  "Zoë",
  "Zoe\u0308",
  "J. R.",
  "J.R.",
  "Ada (Lina)",
  "Anna Maria",
  "José Luis",
  "Jean-Pierre",
  "Jean-Pierre Marie",
  "Siobhán O’Neil",
  "李小龙",
  "محمد",
  "علی\u200Cرضا",
  "Iñaki 3",
])("%j is greeted", (name) => {
  expect(toGreetingName(` ${name} `)).toBe(name);
});

test.each([
  ["nothing", "  "],
  ["a title without the name", "Mrs"],
  ["a shortened title", "Dr."],
  ["two lines", "Ada\nCall us"],
  ["a carriage return", "Ada\rCall"],
  ["a line separator", "Ada\u2028Call"],
  ["a next line", "Ada\u0085Call"],
  ["a control character", "Ada\u0007"],
  ["a tab", "Ada\tCall"],
  ["an override of the direction", "Ada\u202Emoc.live"],
  ["an isolate", "\u2067Ada\u2069"],
  ["a left-to-right mark", "Ada\u200E"],
  ["a URL", "https://evil.example"],
  ["a URL without a scheme", "evil.example/win"],
  ["a domain", "evil.com"],
  ["a short domain", "t.co"],
  ["a domain within words", "Go to evil.com now"],
  ["a domain with an invisible joiner", "evil.\u200Dcom"],
  ["a domain with another dot", "evil\u3002com"],
  ["a domain with a full-width dot", "evil．com"],
  ["a domain with a leader", "evil\u2024com"],
  ["an accented domain", "évil.cöm"],
  ["a domain in digits", "1.23"],
  ["www without a dot that counts", "www evil com"],
  ["an e-mail address", "ada@example.com"],
  ["a full-width at", "ada＠example"],
  ["an address in brackets", "<ada@example.com>"],
  ["a phone number", "020 7946 0110"],
  ["a phone number with a plus", "+442079460110"],
  ["a phone number behind a name", "Ada 07700 900123"],
  ["digits apart", "0 2 0 7"],
  ["digits of another script", "٠٢٠٧٩٤٦"],
  ["full-width digits", "０２０７"],
  ["markup", "<b>Ada</b>"],
  ["a sentence", "Your account has been closed today"],
  ["a short sentence", "Your deposit is overdue"],
  ["one in three words", "Call us today"],
  ["one that hyphens join", "Your-deposit-is-overdue"],
  ["one that hyphens join in part", "Your-deposit is-overdue"],
  ["one that dots join", "Your·deposit·is·overdue"],
  ["one without blanks", "请立即付款"],
  ["one that apostrophes join", "Your'deposit'is'overdue"],
  ["a name of three words, which is greeted without", "Abd al Rahman"],
  ["many names", "a".repeat(41)],
  ["money", "£500"],
  ["an exclamation", "You won!"],
  ["signs only", "..."],
  ["a picture", "Ada \u{1F381}"],
])("%s is not greeted", (_what, name) => {
  expect(toGreetingName(name)).toBeNull();
});

test("without a name the greeting stands alone", () => {
  expect(addGreetingName("Thank you", "Ada")).toBe("Thank you, Ada");
  expect(addGreetingName("Thank you", "evil.com")).toBe("Thank you");
});
