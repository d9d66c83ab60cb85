import type { secureHeaders } from "hono/secure-headers";

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>["permissionsPolicy"]>;

/**
 * What a page and the scripts in it may ask of a browser: pictures in full screen, copying an
 * address, and of what browsers know by name nothing more. Sharing is not named, for some don't
 * know it and all keep it to our own pages.
 */
export const permissionsPolicy: Policy = {
  fullscreen: ["self"],
  clipboardWrite: ["self"],
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
  publickeyCredentialsGet: [],
  screenWakeLock: [],
  serial: [],
  storageAccess: [],
  syncXhr: [],
  usb: [],
  windowManagement: [],
  xrSpatialTracking: [],
};
