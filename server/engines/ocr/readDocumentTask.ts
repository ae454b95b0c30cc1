import { readDocument } from './readDocument.ts'

/** The work of a heavy task: `server/platform/ports/heavyPool.ts`. */
export default readDocument
