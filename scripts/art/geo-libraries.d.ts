/** The little that the drawings use of two libraries that come without types. */
declare module "d3-geo" {
  export type Place = [longitude: number, latitude: number];
  export type Geometry = { type: string; coordinates: unknown };
  export type Shape = { type: "Feature"; id?: string; properties: { name: string }; geometry: Geometry };
  export type Shapes = { type: "FeatureCollection"; features: Shape[] };
  type Drawable = Geometry | Shape | Shapes;
  type Sink = {
    point(x: number, y: number): void;
    lineStart(): void;
    lineEnd(): void;
    polygonStart(): void;
    polygonEnd(): void;
  };

  export interface Projection {
    (place: Place): [number, number] | null;
    invert(point: [number, number]): Place | null;
    rotate(angles: [number, number]): Projection;
    precision(px: number): Projection;
    scale(unitsPerRadius: number): Projection;
    translate(point: [number, number]): Projection;
    fitExtent(extent: [[number, number], [number, number]], shape: Drawable): Projection;
    stream(sink: Sink): Sink;
  }
  export function geoAzimuthalEqualArea(): Projection;
  export function geoEqualEarth(): Projection;
  export function geoStream(shape: Drawable, sink: Sink): void;
  export function geoContains(shape: Drawable, place: Place): boolean;
  export function geoArea(shape: Drawable): number;
  export function geoBounds(shape: Drawable): [Place, Place];
  export function geoCentroid(shape: Drawable): Place;
  export function geoDistance(a: Place, b: Place): number;
}
declare module "topojson-client" {
  import type { Shapes } from "d3-geo";
  export function feature(topology: { objects: Record<string, unknown> }, object: unknown): Shapes;
}
