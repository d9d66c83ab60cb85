import { readFileSync } from "node:fs";
import { parse, parseAllDocuments } from "yaml";
import { resolveInProject } from "../platform/process/project-folder.ts";

export function readDeployFile(path: string): string {
  return readFileSync(resolveInProject(path), "utf8");
}

interface Service {
  image: string;
  environment: Record<string, string>;
  ports?: string[];
  networks?: string[];
}

export function composeServices(): Record<string, Service> {
  return parse(readDeployFile("compose.yaml")).services;
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  spec: object;
  data: Record<string, string>;
}

export function listManifests(path: string): Manifest[] {
  return parseAllDocuments(readDeployFile(path)).map((one) => one.toJS());
}

export function readManifest(kind: string, path = "deploy/kubernetes.yaml"): Manifest {
  const found = listManifests(path).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`${path} has no ${kind}.`);
  return found;
}

export function readUnitValues(directive: string): string[] {
  const lines = readDeployFile("deploy/lintel.service").split("\n");
  return lines
    .filter((line) => line.startsWith(`${directive}=`))
    .map((line) => line.slice(directive.length + 1));
}
