import { readFileSync } from 'node:fs'
import type { DocumentReading } from '../../contracts/ocr/documents.ts'
import { missingFields } from '../../contracts/ocr/expected.ts'
import type { DocumentFamily } from '../../contracts/ocr/families.ts'
import { openFile } from '../files/openFile.ts'
import { correctField } from '../ocr/corrections.ts'
import type { ReadOutput } from '../ocr/readTask.ts'
import { createDocumentSource } from '../ocr/source.ts'
import type { Context } from '../platform/context.ts'
import { readAs } from './readAs.ts'
import { demoScope } from './scopes.ts'
import type { SeedSize } from './size.ts'

/** Specimens that the demo has had read, the oldest first. */
const documents: readonly { file: string; kind: DocumentFamily; reference: string }[] = [
  { file: 'sample_voter_card', kind: 'voterCard', reference: 'EMP-0311' },
  { file: 'sample_cheque', kind: 'cheque', reference: 'VEN-2190' },
  { file: 'sample_driving_licence', kind: 'detect', reference: 'EMP-0316' },
  { file: 'sample_passport', kind: 'passport', reference: 'EMP-0316' },
  { file: 'sample_pan', kind: 'pan', reference: 'EMP-0316' },
]

/** What the reader says about the specimens, so that a first start need not load its models. */
const readings = () =>
  JSON.parse(readFileSync(new URL('./documentReadings.json', import.meta.url), 'utf8')) as Record<
    string,
    Omit<DocumentReading, 'missing'>
  >

/** Has specimens read for the demo, and one field of them corrected. */
export async function readDocuments(ctx: Context, size: SeedSize): Promise<void> {
  const scope = await demoScope(ctx)
  for (const { file, kind, reference } of documents.slice(0, size.documents)) {
    const { answer, reading } = await specimenAnswer(ctx, file)
    const id = await readAs(
      ctx,
      scope,
      { product: 'ocr-document', input: { files: [file], kind }, purpose: 'employee_onboarding', reference },
      { answer, createSource: createDocumentSource },
    )
    const at = reading.fields.findIndex(({ name }) => name === 'fatherName')
    if (kind === 'voterCard' && at >= 0) await correctField(ctx, scope, { id, field: at, value: 'AMIT KUMAR NAIR' })
  }
}

/** A specimen's content, and what the reader answers to it. */
export async function specimenAnswer(ctx: Context, file: string) {
  const read = readings()[file]
  if (!read) throw new Error(`There is no reading of ${file}.`)
  const reading = { ...read, missing: missingFields(read.kind, read.sides, read.fields) }
  const { content } = await openFile(ctx, null, file)
  return { content, reading, answer: { reading, pictures: [content] } satisfies ReadOutput }
}
