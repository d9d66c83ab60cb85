import { readFileSync } from "node:fs";
import { parse, parseAllDocuments } from "yaml";
import { inProject } from "../platform/process/project-folder.ts";

export function textOf(path: string): string {
  return readFileSync(inProject(path), "utf8");
}

interface Service {
  image: string;
  environment: Record<string, string>;
  ports?: string[];
  networks?: string[];
}

export function composeServices(): Record<string, Service> {
  return parse(textOf("compose.yaml")).services;
}

interface Manifest {
  kind: string;
  data: Record<string, string>;
}

export function manifest(kind: string): Manifest {
  const all = parseAllDocuments(textOf("deploy/kubernetes.yaml")).map((one) => one.toJS());
  return all.find((one) => one.kind === kind);
}

export function unitValues(directive: string): string[] {
  const lines = textOf("deploy/lintel.service").split("\n");
  return lines
    .filter((line) => line.startsWith(`${directive}=`))
    .map((line) => line.slice(directive.length + 1));
}
