import type { Position } from "./spline.ts";

/** The subset of TopoJSON in the two sources: quantised arcs, polygons and lines. */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: Record<string, { geometries: TopoShape[] }>;
}

type TopoShape = { id?: string | number } & (
  | { type: "Polygon"; arcs: number[][] }
  | { type: "MultiPolygon"; arcs: number[][][] }
  | { type: "LineString"; arcs: number[] }
);

export interface Shape {
  id: string;
  lines: Position[][];
  parts: Position[][][];
}

export function readShapes(topology: Topology, object: string): Shape[] {
  const arcs = openArcs(topology);
  const line = (indices: number[]): Position[] =>
    indices.flatMap((index, place) => {
      const arc = index < 0 ? arcs[~index]!.toReversed() : arcs[index]!;
      return place === 0 ? arc : arc.slice(1);
    });
  return topology.objects[object]!.geometries.map((shape) => {
    const parts =
      shape.type === "LineString"
        ? [[line(shape.arcs)]]
        : (shape.type === "Polygon" ? [shape.arcs] : shape.arcs).map((rings) => rings.map(line));
    return { id: String(shape.id ?? ""), parts, lines: parts.flat() };
  });
}

export function readBorders(topology: Topology, object: string): Position[][] {
  const uses = new Map<number, number>();
  for (const shape of topology.objects[object]!.geometries) {
    const indices = shape.type === "LineString" ? shape.arcs : shape.arcs.flat(2);
    for (const index of indices.map((one) => (one < 0 ? ~one : one))) {
      uses.set(index, (uses.get(index) ?? 0) + 1);
    }
  }
  return openArcs(topology).filter((_, index) => uses.get(index) === 2);
}

function openArcs({ arcs, transform: { scale, translate } }: Topology): Position[][] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}
