import type { FAQPage } from "schema-dts";
import type { FaqText } from "../brand/faq/faq-text.ts";

export function createFaqData(questions: readonly FaqText[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    "@id": `${origin}/faq`,
    inLanguage: "en-GB",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join("\n") },
    })),
  } satisfies FAQPage & { "@context": string };
}
