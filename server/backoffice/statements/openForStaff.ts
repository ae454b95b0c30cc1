import type { z } from 'zod'
import type { openStatementFile } from '../../../contracts/calls/bankStatements.ts'
import { openAnalysis, type StatementHead } from '../../bankStatements/storeAnalysis.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'

type Opened = z.input<typeof openStatementFile.reply>

const MOST_MAPPINGS = 20

/**
 * What was read from the check of a file: no row, no amount, the holder and the account masked. Recorded in the access log of the check. Throws
 * `not_found`.
 */
export async function openForStaff(
  ctx: Pick<Context, 'db' | 'objects'>,
  scope: Scope<AdminActor>,
  id: string,
): Promise<Opened> {
  const file = await ctx.db
    .selectFrom('bank_statement_files')
    .innerJoin('verifications', 'verifications.id', 'bank_statement_files.verification_id')
    .select(['verification_id', 'bank_statement_files.user_id', 'verifications.mode'])
    .where('bank_statement_files.id', '=', id)
    .executeTakeFirst()
  if (!file) throw notFound('file')
  const owner = { id: file.verification_id, userId: file.user_id }
  await recordAccess(ctx.db, scope, { action: 'bankStatement.opened', subject: owner.id, userId: owner.userId })
  const analysis = await openAnalysis(ctx, owner).catch(withoutAnalysis)
  return {
    read: analysis ? presentRead(analysis.head) : null,
    mappings: await mappingsFor(ctx.db, file.user_id, file.mode, analysis?.head),
  }
}

function withoutAnalysis(error: unknown): undefined {
  if (error instanceof Problem && error.code === 'not_found') return undefined
  throw error
}

const presentRead = ({ files, accounts }: StatementHead): Opened['read'] => ({
  files: files.map(({ kind, bank, rows, verdict, notices }, place) => ({
    place,
    kind,
    bank,
    rows,
    verdict,
    mapped: notices.some(({ code }) => code === 'columnsMapped'),
  })),
  accounts: accounts.map(({ bank, numberMasked, holder, from, to, rows, reconciliation }) => ({
    bank,
    number: numberMasked,
    holder: holder && maskValue('name', holder),
    from,
    to,
    rows,
    brokenRows: reconciliation.rows.length,
    verdict: reconciliation.verdict,
    reasons: reconciliation.reasons.map(({ code }) => code),
  })),
})

/** The mappings of the account for the banks of the analysis; all of them if there is none. */
async function mappingsFor(
  db: Db,
  userId: string,
  mode: string,
  head: StatementHead | undefined,
): Promise<Opened['mappings']> {
  const banks = new Set(head?.files.map(({ bank }) => bank))
  const rows = await db
    .selectFrom('bank_statement_layouts')
    .select(['id', 'bank', 'columns', 'created_at'])
    .where('user_id', '=', userId)
    .where('mode', '=', mode)
    .orderBy('created_at', 'desc')
    .execute()
  return rows
    .filter(({ bank }) => !head || banks.has(bank))
    .slice(0, MOST_MAPPINGS)
    .map(({ id, bank, columns, created_at }) => ({
      id,
      bank,
      kinds: columns.map(({ kind }) => kind),
      createdAt: created_at,
    }))
}
