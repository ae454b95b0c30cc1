import type { AskedStep } from '../cases/runners.ts'
import { keepBeyond } from '../files/keepFiles.ts'
import type { Context, Trx } from '../platform/context.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { filesIn } from './kinds/filesOf.ts'

/**
 * Keeps what the person has answered, sealed, in place of the draft, and the files that no check reads: they are evidence for a review, and stay as
 * long after the case's time as the account keeps files.
 */
export async function keepAnswer(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  { case: { row }, step }: AskedStep,
  answer: object | null,
): Promise<void> {
  const kept = {
    case_id: row.id,
    step: step.id,
    draft_sealed: null,
    answer_sealed: answer === null ? null : JSON.stringify(answer),
  }
  await trx
    .updateTable('case_steps')
    .set(sealRow(vault, 'case_steps', kept))
    .where('case_id', '=', row.id)
    .where('step', '=', step.id)
    .execute()
  const files = filesIn(answer).map(({ id }) => id)
  const evidence = await keepBeyond(trx, row.user_id, files, new Date(row.due_at))
  if (evidence.length === 0) return
  await trx
    .updateTable('case_files')
    .set({ step: step.id })
    .where('case_id', '=', row.id)
    .where('file_id', 'in', evidence)
    .execute()
}
