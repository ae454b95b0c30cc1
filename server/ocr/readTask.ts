import { documentBudget } from '../../contracts/checks/heavyBudgets.ts'
import { documentModule } from '../engines/ocr/documentModule.ts'
import type { DocumentInput, DocumentResult } from '../engines/ocr/readDocument.ts'
import { defineHeavyTask } from '../platform/ports/heavyPool.ts'

export type ReadOutput = DocumentResult

/** Reads a document in a process of its own. It reports `read` once the text is recognised. */
export const readTask = defineHeavyTask<DocumentInput, ReadOutput>({
  name: 'document',
  module: documentModule,
  budget: ({ files }) => documentBudget(files.map(({ type }) => type)),
})
