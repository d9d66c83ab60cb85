/** @param key the secret of its link, or its slot in a mail that waits */
export function buildPreviewPath(homeId: string, key: string): string {
  return `/property/${homeId}/preview?token=${key}`;
}
