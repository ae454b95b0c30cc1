import type { DocumentInput, DocumentResult, DocumentStep } from './readDocument.ts'

/**
 * The module of the heavy task that reads documents (server/platform/ports/heavyPool.ts): `DocumentInput` to `DocumentResult`, with `DocumentStep` as
 * steps. It stands alone, so that a node that only names it loads neither models nor pictures.
 */
export const documentModule = new URL('./readDocumentTask.ts', import.meta.url)

export type { DocumentInput, DocumentResult, DocumentStep }
