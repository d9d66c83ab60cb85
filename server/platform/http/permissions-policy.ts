import type { secureHeaders } from "hono/secure-headers";

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>["permissionsPolicy"]>;

/**
 * Allows full screen pictures, copying the URL and the office's passkeys, and denies all other
 * features browsers know.
 * Sharing is not named: some browsers don't know it, and its default is our own pages anyway.
 */
export const permissionsPolicy: Policy = {
  fullscreen: ["self"],
  clipboardWrite: ["self"],
  publickeyCredentialsGet: ["self"],
  accelerometer: [],
  autoplay: [],
  camera: [],
  clipboardRead: [],
  computePressure: [],
  displayCapture: [],
  encryptedMedia: [],
  gamepad: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  identityCredentialsGet: [],
  idleDetection: [],
  keyboardMap: [],
  localFonts: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  otpCredentials: [],
  payment: [],
  pictureInPicture: [],
  screenWakeLock: [],
  serial: [],
  storageAccess: [],
  syncXhr: [],
  usb: [],
  windowManagement: [],
  xrSpatialTracking: [],
};
