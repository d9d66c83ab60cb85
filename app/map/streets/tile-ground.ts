/** A layer of its own in each tile, a square that fills it. */
export const groundLayer = "lintel_ground";

/**
 * The layer as Mapbox vector tiles encode it: version 2, extent 4096, one polygon from -128 to 4224,
 * so that no gap shows between two tiles.
 */
const square = [
  [0x18, 3], // a polygon
  [0x22, 16], // its geometry:
  [9, 0xff, 1, 0xff, 1], // move to -128, -128
  [26, 0x80, 0x44, 0, 0, 0x80, 0x44, 0xff, 0x43, 0], // 4352 to the right, down, to the left
  [15], // close
].flat();
const name = [...new TextEncoder().encode(groundLayer)];
const layer = [
  [0x78, 2],
  [0x0a, name.length, ...name],
  [0x12, square.length, ...square],
  [0x28, 0x80, 0x20],
].flat();
const encoded = new Uint8Array([0x1a, layer.length, ...layer]);

/**
 * Adds the square, by which the map knows where there is a tile. The layers of a tile are a list, so
 * that another one can be put to its end.
 */
export function addGround(tile: ArrayBuffer): Uint8Array {
  const whole = new Uint8Array(tile.byteLength + encoded.length);
  whole.set(new Uint8Array(tile));
  whole.set(encoded, tile.byteLength);
  return whole;
}
