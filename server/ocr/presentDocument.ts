import type { z } from 'zod'
import type { readDocumentCheck } from '../../contracts/calls/documents.ts'
import { type FieldName, type FraudHint, mrzStateOf } from '../../contracts/ocr/documents.ts'
import type { DocumentFamily } from '../../contracts/ocr/families.ts'
import { documentMask } from '../../contracts/ocr/maskedFields.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { comparableWith, comparisonsOf, valuesOf } from './compareWithSource.ts'
import { type Correction, correctionsOf } from './corrections.ts'
import { shownValue } from './fieldRules.ts'
import { type DocumentResult, type OwnDocument, ownDocument } from './ownDocument.ts'

type Shown = z.input<typeof readDocumentCheck.reply>

/** A document as its page shows it: masked, with corrections, pictures and comparisons. Throws `not_found` and `conflict`. */
export async function presentDocument(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<Shown> {
  const document = await ownDocument(ctx, scope, id)
  const { result, family } = document
  const corrections = await correctionsOf(ctx, id)
  const values = valuesOf(document, corrections)
  const [mrz] = result.mrz
  return {
    kind: result.kind,
    family,
    pictures: await picturesOf(ctx, document),
    fields: result.fields.map((field, at) => presentField(family, field, at, corrections)),
    missing: (result.missing ?? []).map(({ name }) => name),
    mrz: mrz ? presentMrz(mrz) : null,
    quality: result.quality,
    hints: result.hints.map(hint => presentHint(family, hint)),
    seenBefore: result.seenBefore.map(({ verificationId, ...more }) => ({ id: verificationId, ...more })),
    comparable: comparableWith(document, values),
    comparisons: await comparisonsOf(ctx, document, values),
  }
}

function presentField(
  family: DocumentFamily | null,
  { name, value, script, sure, corrected, picture, box, check, reason }: DocumentResult['fields'][number],
  at: number,
  corrections: readonly Correction[],
): Shown['fields'][number] {
  const own = corrections.filter(({ field }) => field === at)
  const latest = own.at(-1)
  return {
    at,
    name,
    value: shownValue(family, name, value),
    masked: documentMask(family, name) !== undefined,
    script,
    sure,
    corrected: corrected ?? false,
    picture,
    box,
    check: latest?.check ?? { state: check, code: reason },
    corrections: own.map(one => ({ value: shownValue(family, name, one.value), by: one.by, at: one.at })),
  }
}

/** Its letters are shown, because a page prints them too; of its numbers only what check digits are about stays readable. */
function presentMrz({ text, ...mrz }: DocumentResult['mrz'][number]): NonNullable<Shown['mrz']> {
  return { ...mrz, state: mrzStateOf(mrz), lines: text.split('\n').map(line => line.replaceAll(/\d(?=\d)/g, '•')) }
}

/** Hints that show a whole value. Others show a letter or a check digit, which tells nothing about the holder and masked would say nothing. */
const ofWholeValues: ReadonlySet<FraudHint['code']> = new Set(['mrzDiffers', 'checksumWrong', 'dateOrder'])

/** Evidence is masked like the fields that it is about. */
function presentHint(family: DocumentFamily | null, hint: FraudHint): FraudHint {
  const mask = hint.fields.map((name: FieldName) => documentMask(family, name)).find(Boolean)
  if (!mask || !ofWholeValues.has(hint.code)) return hint
  return { ...hint, seen: maskValue('tail', hint.seen), expected: hint.expected && maskValue('tail', hint.expected) }
}

async function picturesOf({ db }: Pick<Context, 'db'>, { result, row }: OwnDocument): Promise<Shown['pictures']> {
  const files = await db
    .selectFrom('files')
    .select(['id', 'keep_until', 'deleted_at'])
    .where('verification_id', '=', row.id)
    .where('user_id', '=', row.user_id)
    .execute()
  return result.pictures.map(({ file, width, height }) => {
    const kept = files.find(({ id, deleted_at }) => id === file && deleted_at === null)
    return { file, width, height, kept: kept !== undefined, keptUntil: kept?.keep_until ?? null }
  })
}
