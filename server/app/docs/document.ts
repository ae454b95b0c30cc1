/** The part of an OpenAPI document that we touch. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}

export interface Operation {
  description?: string
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

type Content = Record<string, { schema: JsonSchema; examples?: Record<string, { summary: string; value: unknown }> }>

export interface JsonSchema {
  description?: string
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
}
