import type { ResultOf } from '../../../contracts/products/index.ts'
import type { AskedStep } from '../../cases/runners.ts'
import { openResult, type VerificationRow } from '../../checks/verifications/values.ts'
import { keepDerived } from '../../files/keepFiles.ts'
import { fileTypeOf, openFile } from '../../files/openFile.ts'
import type { Context } from '../../platform/context.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'

/** Of a document that a step of the case has read. */
export interface PortraitSource {
  file: string
  verificationId: string
}

/**
 * The picture of a document with which a face can be compared: the reading has made it upright, also from a PDF. Null if the document was not read, or is not kept
 * any more.
 */
export async function portraitSource(
  ctx: Pick<Context, 'db' | 'vault'>,
  { case: { steps } }: AskedStep,
  documentStep: string,
): Promise<PortraitSource | null> {
  const read = steps.get(documentStep)
  if (read?.status !== 'done' || read.verification_id === null) return null
  const verification = await ctx.db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', read.verification_id)
    .executeTakeFirst()
  if (verification?.product !== 'ocr-document' || verification.status !== 'completed') return null
  return portraitOfReading(ctx, verification)
}

/** The same of a reading. */
export async function portraitOfReading(
  ctx: Pick<Context, 'db' | 'vault'>,
  reading: VerificationRow,
): Promise<PortraitSource | null> {
  const result = openResult(ctx.vault, reading) as ResultOf<'ocr-document'> | null
  const file = result && sideWithName(result)
  return file && (await isKept(ctx, reading.user_id, file)) ? { file, verificationId: reading.id } : null
}

/** The portrait stands on the side that has the name. */
function sideWithName({ pictures, fields }: Pick<ResultOf<'ocr-document'>, 'pictures' | 'fields'>): string | null {
  const side = fields.find(({ name }) => name === 'name')?.picture ?? 0
  return (pictures[side] ?? pictures[0])?.file || null
}

const isKept = (ctx: Pick<Context, 'db'>, userId: string, file: string): Promise<boolean> =>
  fileTypeOf(ctx, userId, file).then(() => true, isMissing)

function isMissing(error: unknown): false {
  if (error instanceof Problem && error.code === 'not_found') return false
  throw error
}

/**
 * A copy of the picture, which is kept and erased with the pictures of the selfie: a check has its files to itself. A comparison that has begun has its copy
 * already. Null as `portraitSource`.
 */
export async function copyPortrait(ctx: Context, asked: AskedStep, documentStep: string): Promise<string | null> {
  return copyOfPortrait(ctx, asked, documentStep, () => portraitSource(ctx, asked, documentStep))
}

/** The same of a picture that `find` names. */
export async function copyOfPortrait(
  ctx: Context,
  asked: AskedStep,
  documentStep: string,
  find: () => Promise<PortraitSource | null>,
): Promise<string | null> {
  const earlier = await copyOf(ctx, asked)
  if (earlier !== null) return earlier
  const source = await find()
  if (!source) return null
  const { user_id: userId, id: caseId } = asked.case.row
  const { content, type } = await openFile(ctx, userId, source.file)
  const of = { userId, verificationId: source.verificationId }
  const copy = await keepDerived(ctx, of, { name: `portrait-${documentStep}.jpg`, type, content })
  await ctx.db.insertInto('case_files').values({ file_id: copy.id, case_id: caseId, step: asked.step.id }).execute()
  return copy.id
}

async function copyOf({ db }: Pick<Context, 'db'>, { roundId }: AskedStep): Promise<string | null> {
  const begun = await db
    .selectFrom('files')
    .innerJoin('case_files', 'case_files.file_id', 'files.id')
    .select('files.id')
    .where('files.verification_id', '=', withIdPrefix('ver', roundId))
    .where('case_files.step', 'is not', null)
    .executeTakeFirst()
  return begun?.id ?? null
}
