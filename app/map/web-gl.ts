/** Whether this browser can draw the map: it needs WebGL 2, which some have switched off. */
export function hasWebGl(): boolean {
  try {
    const gl = document.createElement("canvas").getContext("webgl2");
    gl?.getExtension("WEBGL_lose_context")?.loseContext();
    return gl !== null;
  } catch {
    return false;
  }
}
