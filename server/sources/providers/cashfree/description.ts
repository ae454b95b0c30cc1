import type { DocumentPage } from '../define.ts'

/** The provider's own description of all its calls (OpenAPI), of 16 April 2025. */
export const description: DocumentPage = {
  url: 'https://github.com/cashfree/cashfree-mcp/blob/dd678b2/src/openapi/openapi-VRS.json',
  readOn: '2026-11-29',
}
