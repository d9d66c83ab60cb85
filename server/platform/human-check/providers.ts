import type { HumanCheckProvider } from "../../../domain/shared/fields/human-check.ts";

interface ProviderFacts {
  verifyUrl: string;
  /** How long the provider itself accepts a token, seconds. */
  tokenSeconds: number;
  sources: Partial<Record<"script" | "style" | "frame" | "connect", string[]>>;
}

const hcaptchaHosts = ["https://hcaptcha.com", "https://*.hcaptcha.com"];
const googleHosts = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

export const providers: Record<HumanCheckProvider, ProviderFacts> = {
  recaptcha: {
    verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
    tokenSeconds: 120,
    sources: {
      script: googleHosts,
      frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
      connect: ["https://www.google.com/recaptcha/"],
    },
  },
  hcaptcha: {
    verifyUrl: "https://api.hcaptcha.com/siteverify",
    tokenSeconds: 120,
    sources: {
      script: hcaptchaHosts,
      style: hcaptchaHosts,
      frame: hcaptchaHosts,
      connect: hcaptchaHosts,
    },
  },
  turnstile: {
    verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    tokenSeconds: 300,
    sources: {
      script: ["https://challenges.cloudflare.com"],
      frame: ["https://challenges.cloudflare.com"],
    },
  },
};
