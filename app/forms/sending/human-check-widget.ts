import type {
  HumanCheckChallenge,
  HumanCheckProvider,
} from "../../../domain/shared/fields/human-check.ts";

type WidgetChallenge = Extract<HumanCheckChallenge, { siteKey: string }>;

export interface WidgetScript {
  render: (box: unknown, options: Record<string, unknown>) => unknown;
  execute: (widget: unknown) => unknown;
  reset: (widget: unknown) => void;
}

interface ProviderScript {
  src: string;
  name: string;
  look: Record<string, string>;
}

const scripts: Record<HumanCheckProvider, ProviderScript> = {
  recaptcha: {
    src: "https://www.google.com/recaptcha/api.js",
    name: "grecaptcha",
    look: { size: "invisible" },
  },
  hcaptcha: {
    src: "https://js.hcaptcha.com/1/api.js",
    name: "hcaptcha",
    look: { size: "invisible" },
  },
  turnstile: {
    src: "https://challenges.cloudflare.com/turnstile/v0/api.js",
    name: "turnstile",
    look: { execution: "execute", appearance: "interaction-only" },
  },
};

/** Milliseconds. Long enough for a visitor to solve a puzzle. */
const timeoutMs = 120_000;

export interface WidgetPage {
  load: (provider: HumanCheckProvider) => Promise<WidgetScript>;
  box: () => unknown;
}

/**
 * Loads a provider's invisible widget once a visitor starts a form.
 * @returns requests a fresh token each time; rejects after two minutes without one
 */
export async function openWidget(
  { kind, siteKey }: WidgetChallenge,
  page: WidgetPage = browserPage,
): Promise<() => Promise<string>> {
  const script = await page.load(kind);
  let pending: { resolve: (token: string) => void; reject: (error: Error) => void } | null = null;
  const widget = script.render(page.box(), {
    sitekey: siteKey,
    ...scripts[kind].look,
    callback: (token: string) => pending?.resolve(token),
    "error-callback": (code: unknown) => fail(`it failed (${String(code)})`),
    "close-callback": () => fail("the visitor closed it"),
    "timeout-callback": () => fail("it took too long"),
  });
  function fail(why: string): void {
    pending?.reject(new Error(`The human check gave no token: ${why}.`));
  }

  return async () => {
    fail("it was asked anew");
    const tokenPromise = new Promise<string>((resolve, reject) => {
      pending = { resolve, reject };
    });
    const timer = setTimeout(() => fail("it took too long"), timeoutMs);
    // Tokens are single-use, so the previous one is discarded.
    script.reset(widget);
    // hCaptcha also returns a promise, which rejects in the same cases as the callbacks.
    Promise.resolve(script.execute(widget)).catch((error: unknown) => fail(String(error)));
    return tokenPromise.finally(() => clearTimeout(timer));
  };
}

const loaded = new Map<HumanCheckProvider, Promise<WidgetScript>>();

const browserPage: WidgetPage = {
  load(provider) {
    const script = loaded.get(provider) ?? loadScript(scripts[provider]);
    loaded.set(provider, script);
    script.catch(() => loaded.delete(provider));
    return script;
  },
  box() {
    const box = document.createElement("div");
    Object.assign(box.style, { position: "fixed", right: "1rem", bottom: "1rem", zIndex: "60" });
    document.body.append(box);
    return box;
  },
};

/** Each provider calls a global callback when ready. */
function loadScript({ src, name }: ProviderScript): Promise<WidgetScript> {
  return new Promise((resolve, reject) => {
    const ready = "lintelHumanCheck";
    Reflect.set(window, ready, () => resolve(Reflect.get(window, name)));
    const script = document.createElement("script");
    script.src = `${src}?render=explicit&onload=${ready}`;
    script.async = true;
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`The script ${src} could not be loaded.`));
    });
    document.head.append(script);
  });
}
