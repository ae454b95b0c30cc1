import type { listDocumentKindsForStaff } from '../../../../contracts/calls/documents.ts'
import type { ReplyOf } from '../../../dataProvider/api.ts'

/** The kinds of documents with their settings and figures. */
export type Figures = ReplyOf<typeof listDocumentKindsForStaff>

export type Kind = Figures['kinds'][number]
