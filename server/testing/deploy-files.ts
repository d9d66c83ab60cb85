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

interface Manifest {
  kind: string;
  data: Record<string, string>;
}

export function readManifest(kind: string): Manifest {
  const all = parseAllDocuments(readDeployFile("deploy/kubernetes.yaml")).map((one) => one.toJS());
  return all.find((one) => one.kind === kind);
}

export function readUnitValues(directive: string): string[] {
  const lines = readDeployFile("deploy/lintel.service").split("\n");
  return lines
    .filter((line) => line.startsWith(`${directive}=`))
    .map((line) => line.slice(directive.length + 1));
}
