export interface ApiSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, ApiSchema | boolean>;
  required?: string[];
  items?: unknown;
  anyOf?: (ApiSchema | boolean)[];
  oneOf?: (ApiSchema | boolean)[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  additionalProperties?: unknown;
}

export interface ApiParameter {
  name: string;
  in: "query" | "path" | "header";
  required: boolean;
  description: string;
  schema: ApiSchema;
}

export interface ApiAnswer {
  description: string;
  headers?: Record<string, { description: string; schema: ApiSchema }>;
  content?: Record<string, { schema: ApiSchema }>;
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: ApiParameter[];
  requestBody?: { required: true; content: Record<string, { schema: ApiSchema }> };
  responses: Record<string, ApiAnswer>;
  security?: Record<string, never[]>[];
}

/** OpenAPI 3.1, served at `/api/openapi.json`. */
export interface ApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<"get" | "post" | "put", ApiOperation>>>;
  components: {
    schemas: Record<string, ApiSchema>;
    securitySchemes?: Record<string, { type: "http"; scheme: "bearer"; description: string }>;
  };
}
