/**
 * Loads a module at its first use, and again after that failed. Chromium 150 keeps a failed import for as
 * long as the page is open, so it is asked for at another address, which the error names (decision 39).
 */
export function retryImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch(importElsewhere);
    loading.catch(() => (loading = undefined));
    return loading;
  };
}

function importElsewhere(error: unknown) {
  const address = /\S+\.js/.exec(String(error))?.[0];
  if (address === undefined) throw error;
  return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}
