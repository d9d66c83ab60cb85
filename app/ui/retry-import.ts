/**
 * Loads a module at its first use, and again after it failed. A browser may keep a failed import for
 * as long as the page is open (Chromium 150 does), so the next try asks for it at another address,
 * which the error names.
 */
export function retryImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failed: string | undefined;
  return async () => {
    try {
      if (failed === undefined) return await load();
      const again: Promise<Module> = import(/* @vite-ignore */ `${failed}?${Date.now()}`);
      return await again;
    } catch (error) {
      failed = /\S+\.js/.exec(String(error))?.[0];
      throw error;
    }
  };
}
