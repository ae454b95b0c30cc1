import type { OpenFile } from '../files/openFile.ts'
import { openFile } from '../files/openFile.ts'
import type { Context } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import type { EnvelopeRow } from './rows.ts'

/** `working`: with the digital signatures so far. */
export type DocumentKind = 'original' | 'working' | 'signed' | 'certificate'

const columns = {
  original: 'document_file',
  working: 'working_file',
  signed: 'signed_file',
  certificate: 'certificate_file',
} as const

/** A document of an envelope. Throws `conflict` as long as there is none. */
export async function openEnvelopeFile(ctx: Context, row: EnvelopeRow, kind: DocumentKind): Promise<OpenFile> {
  return openFile(ctx, row.user_id, envelopeFileId(row, kind))
}

/** Throws `conflict` as long as there is none. */
export function envelopeFileId(row: EnvelopeRow, kind: DocumentKind): string {
  const id = row[columns[kind]]
  if (id === null) throw new Problem('conflict', 'There is no such document of this envelope yet.')
  return id
}
