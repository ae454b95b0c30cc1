import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import { namedEntries } from '../../../contracts/screening/namedEntries.ts'
import type { Verdict } from '../../../contracts/screening/verdicts.ts'
import { openInput, openResult, type VerificationRow } from '../../checks/verifications/values.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { onSamples } from './onSamples.ts'
import { conclude } from './risk.ts'
import { readSettings } from './settings.ts'
import { subjectIndex } from './subjectIndex.ts'

interface Decided {
  userId: string
  subject: string
  entries: {
    entryKey: string
    /** The entry as it was decided: a screening that met another form of it stays as it is. */
    hash: string
    verdict: Verdict
  }[]
}

/** More screenings of one name keep what they say about it; the next one is right again. */
const MAX = 200

/**
 * Carries decisions into the screening they were made in and into the others of the same subject, so that lists, reports and the API say
 * what holds. Who decided and when is in the audit log.
 */
export async function markScreenings(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  screening: VerificationRow,
  decided: Decided,
): Promise<void> {
  const { rules } = await readSettings(trx, decided.userId)
  const rows = await trx
    .selectFrom('verifications')
    .selectAll()
    .where('user_id', '=', decided.userId)
    .where('product', '=', 'aml-screen')
    .where('subject_index', '=', screening.subject_index)
    .where('status', '=', 'completed')
    .orderBy('id', 'desc')
    .limit(MAX)
    .forUpdate()
    .execute()
  for (const row of rows) {
    const input = openInput(vault, row) as InputOf<'aml-screen'>
    const result = openResult(vault, row) as ResultOf<'aml-screen'> | null
    if (!result || subjectIndex(vault, input) !== decided.subject) continue
    if (!markHits(result, decided)) continue
    const marked = { ...result, ...onSamples(result.lists, conclude(rules, input, result)) }
    await trx
      .updateTable('verifications')
      .set({
        outcome: marked.outcome,
        result: null,
        result_sealed: vault.seal(JSON.stringify(marked), { column: 'verifications.result_sealed', id: row.id }),
      })
      .where('id', '=', row.id)
      .execute()
  }
}

/** Whether the result has any of these entries. */
function markHits(result: ResultOf<'aml-screen'>, { entries }: Decided): boolean {
  let isMarked = false
  for (const hit of namedEntries(result)) {
    const decided = entries.find(({ entryKey, hash }) => hit.entryKey === entryKey && hit.entryHash === hash)
    if (!decided) continue
    hit.decision = decided.verdict
    hit.changed = false
    isMarked = true
  }
  return isMarked
}
