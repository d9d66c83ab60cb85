/** One way of writing that native readers stumble over, and what stands in its place. */
export interface WordingRule {
  pattern: RegExp;
  write: string;
  /** Where the pattern gives no false alarm; everywhere without it. */
  within?: RegExp;
}

/** Marketing and legal texts may say 'Somebody has bricked it up'; the office, its mails and its rules may not. */
const office =
  /^app\/(office|customer-pages)\/|^server\/.*\/mails\/|^domain\/(?!tenancies\/documents\/)/;

export const wordingRules: readonly WordingRule[] = [
  { pattern: /There is no such/, write: "what was not found, and what to do" },
  { pattern: /is not known here/, write: "the text of a page that is out of date" },
  { pattern: /\bmeanwhile\b/i, write: "in the meantime, or nothing" },
  { pattern: /, too\b/, write: "too without a comma, or also" },
  { pattern: /\bunpick|\bpicked\b/i, write: "clear, selected" },
  { pattern: /\bNobody[’']s\b/, write: "Unassigned" },
  { pattern: /(?<![eE]-)\b[Mm]ails?\b(?! server)/, write: "email, emails" },
  { pattern: /\b[Ee]-mail/, write: "email" },
  { pattern: /^Lets$/, write: "Tenancies" },
  { pattern: /\b(some|no|every)body\b/i, write: "someone, no one, everyone", within: office },
  { pattern: /\bany more\b/, write: "any longer, or now", within: office },
  { pattern: /\b[Rr]uns? out\b/, write: "expires", within: office },
  { pattern: /\bby itself\b|\bby themselves\b/, write: "automatically", within: office },
  {
    pattern: /^Please (?:choose|enter|give|keep|load|pick|say|write)\b/,
    write: "Enter, Select or 'must be', without please",
  },
  {
    pattern: /^(?:At (?:most|least)|Whole) [\w{},]+(?: \w+)?$/,
    write: "Enter at most, or 'must be … or fewer'",
    within: /^domain\/|^server\/(?!site\/api\/)/,
  },
  { pattern: /: please\b/, write: "two sentences", within: /^(?!app\/brand\/)/ },
  { pattern: /: (?:we|you|they|it)\b/, write: "two sentences, or because", within: office },
  { pattern: /\ba let of (?:it|them)\b/, write: "a tenancy there" },
  { pattern: /\bdid not hold\b/, write: "failed" },
  { pattern: /The demo’s people/, write: "Demo users" },
  { pattern: /^(?:No such|Bad|Wrong) [\w ]+$/, write: "… not found, Invalid …" },
  {
    pattern: /^(?:The \w+|(?:Key )?\{\}) is (?:added|changed|moved|removed|saved|tagged)\.$/,
    write: "what was done, without is: Photo moved",
  },
  { pattern: /\bfor who\b|^Of who\b/, write: "for people who, the person who" },
  { pattern: /^Of (?:an?|all|the)\b/, write: "a noun, or For", within: /^server\/site\/api\// },
  {
    pattern: /^(?:As|How|On|Where|Whose|Why)$/,
    write: "a noun: Role, Method, Date",
    within: /^domain\//,
  },
  { pattern: /^Reload the page, then\b/, write: "the text of a page that is out of date" },
  { pattern: /\b(?:homes of (?:this|your) search|files of an email)\b/, write: "that match, in" },
  { pattern: /\bhas no email(?! address)\b/, write: "has no email address", within: /^domain\// },
  { pattern: /\bNothing was kept\b|\bwas not kept\b/, write: "saved" },
  {
    pattern: /\bpictures?\b(?!.*--)/i,
    write: "photo",
    within: /^app\/office\/|^domain\/|^server\/homes\//,
  },
  { pattern: /[a-z]'(?:s|t|re|ve|ll|d)\b/, write: "’", within: office },
];

/** Names of jobs in metrics, tables of domains and characters, and a warning that is right as it is. */
export const allowedTexts: readonly RegExp[] = [
  /^(mail in|daily mails|figure mails)$/,
  /^(gmx|126)\.com /,
  /^20-7e /,
  // As the specification has them, and as they are stored.
  /^(E-mail|By e-mail|Call, e-mail or chat|By call, e-mail or chat|Updates by phone, e-mail or WhatsApp)$/,
  // Names of limits of rate.
  /^(\{\}|new link) by e-mail$/,
  /^body \{/,
  /^Stop: accept no offer/,
  // An address is found by the letters that maps have.
  /^Gray's Inn Road$/,
  // `llms.txt`, a document in one template.
  /^# \{\} > \{\} is a lettings and property-management agency/,
  // Keys of lists, which nobody reads.
  /^mail \{\}$/,
];

export const longestSentence = 30;

/** Sentences of the law's papers and of the legal pages are as long as they must be. */
const legalTexts = /^domain\/tenancies\/documents\/|^app\/brand\/(legal|faq|offer-documents)/;

/** What is wrong with a text in a file, in words for whoever wrote it. */
export function findWordingFaults(file: string, text: string): string[] {
  if (allowedTexts.some((allowed) => allowed.test(text))) return [];
  const faults = wordingRules
    .filter(({ pattern, within }) => pattern.test(text) && (within?.test(file) ?? true))
    .map(({ write }) => `write ${write}`);
  const sentences = text.split(/(?<=[.?!])\s+/);
  const isLong = sentences.some((sentence) => countWords(sentence) > longestSentence);
  return isLong && !legalTexts.test(file)
    ? [...faults, `no sentence of more than ${longestSentence} words`]
    : faults;
}

export function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length;
}
