const megabyte = 1024 * 1024;

/**
 * The size of a file: '640 kB', '25.3 MB'. Rounded up, so that what is above a limit also reads as more
 * than the limit, which is a whole number of MB.
 */
export function formatFileSize(bytes: number): string {
  const tenths = Math.ceil((10 * bytes) / megabyte);
  return tenths < 10 ? `${Math.max(1, Math.ceil(bytes / 1024))} kB` : `${tenths / 10} MB`;
}
