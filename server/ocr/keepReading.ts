import { sql } from 'kysely'
import type { DocumentReading } from '../../contracts/ocr/documents.ts'
import type { DocumentFamily } from '../../contracts/ocr/families.ts'
import { deleteAfterCheck, dropDerived, keepDerived } from '../files/keepFiles.ts'
import type { Context, Db } from '../platform/context.ts'
import { mustDeleteUpload } from './maskAadhaar.ts'
import { bitsOf, numberIndex } from './seenBefore.ts'

type Needed = Pick<Context, 'db' | 'vault' | 'objects'>

interface Attempt {
  userId: string
  verificationId: string
  requested: DocumentFamily
  durationMs: number
}

/** Notes that a document was refused, and why, for the figures of staff. */
export const keepRefusal = (ctx: Needed, attempt: Attempt, problem: string): Promise<void> =>
  replaceReading(ctx, attempt, { kind: null, problem, number_index: null })

/**
 * Keeps what a check has read and its pictures, which are upright and masked; returns their files. The upload of an Aadhaar is deleted with the end of
 * the check. A check that is read again after a crash replaces what it has kept before.
 */
export async function keepReading(
  ctx: Needed,
  attempt: Attempt,
  { reading, pictures }: { reading: DocumentReading; pictures: readonly Uint8Array[] },
): Promise<string[]> {
  const { userId, verificationId } = attempt
  if (mustDeleteUpload(reading.kind)) await deleteAfterCheck(ctx.db, verificationId)
  await replaceReading(ctx, attempt, {
    kind: reading.kind,
    problem: null,
    number_index: numberIndex(ctx.vault, reading),
  })
  const files: string[] = []
  for (const [position, content] of pictures.entries()) {
    const name = `${reading.kind}-${position + 1}.jpg`
    const file = await keepDerived(ctx, attempt, { name, type: 'jpeg', content: Buffer.from(content) })
    files.push(file.id)
    const hash = bitsOf(reading.pictures[position]?.hash ?? '0')
    await ctx.db
      .insertInto('document_pictures')
      .values({
        verification_id: verificationId,
        position,
        user_id: userId,
        file_id: file.id,
        hash: sql`${hash}::bit(64)`,
      })
      .execute()
  }
  return files
}

async function replaceReading(
  ctx: Needed,
  { userId, verificationId, requested, durationMs }: Attempt,
  found: { kind: string | null; problem: string | null; number_index: string | null },
): Promise<void> {
  const earlier = await ctx.db
    .deleteFrom('document_pictures')
    .where('verification_id', '=', verificationId)
    .returning('file_id')
    .execute()
  await dropDerived(
    ctx,
    earlier.map(({ file_id }) => file_id),
  )
  const values = { user_id: userId, requested, duration_ms: durationMs, ...found }
  await ctx.db
    .insertInto('document_readings')
    .values({ verification_id: verificationId, ...values })
    .onConflict(same => same.column('verification_id').doUpdateSet(values))
    .execute()
}

/** Notes for the figures of staff how many fields were read, and how many of them a person should look at. */
export async function noteDoubts(
  db: Db,
  verificationId: string,
  { fields, toCheck }: { fields: readonly unknown[]; toCheck: number },
): Promise<void> {
  await db
    .updateTable('document_readings')
    .set({ fields: fields.length, doubted: toCheck })
    .where('verification_id', '=', verificationId)
    .execute()
}
