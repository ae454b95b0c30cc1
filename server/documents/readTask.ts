import { documentModule } from '../engines/documents/documentModule.ts'
import type { DocumentInput, DocumentResult } from '../engines/documents/readDocument.ts'
import { defineHeavyTask } from '../platform/ports/heavyPool.ts'

const LIMIT_MS = 120_000

export type ReadOutput = DocumentResult

/** Reads a document in a process of its own. It reports `read` once the text is recognised. */
export const readTask = defineHeavyTask<DocumentInput, ReadOutput>({
  name: 'document',
  module: documentModule,
  limitMs: LIMIT_MS,
})
