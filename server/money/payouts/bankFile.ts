import { buffer } from 'node:stream/consumers'
import { csvWriter } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'

/** A bank's form for bulk transfers takes as many lines at a time. */
const MAX_LINES = 1_000

/**
 * Puts approved payouts, oldest first, into one file for the bank, each into one file only. A payout to a bank account that was replaced since is left out: it can only be
 * cancelled. Throws `conflict` if nothing is left.
 */
export function makePayoutFile(ctx: Context, scope: Scope<AdminActor>, attemptId: string) {
  const id = withIdPrefix('pfl', attemptId)
  return ctx.db.transaction().execute(async trx => {
    const approved = await trx
      .selectFrom('payouts')
      .innerJoin('payout_bank_accounts as account', 'account.id', 'payouts.bank_account_id')
      .select(['payouts.id', 'payouts.amount_paise', 'account.replaced_at'])
      .where('payouts.state', '=', 'approved')
      .orderBy('payouts.id')
      .forUpdate('payouts')
      .limit(MAX_LINES)
      .execute()
    const lines = approved.filter(({ replaced_at }) => replaced_at === null)
    const leftOut = approved.length - lines.length
    if (lines.length === 0)
      throw new Problem(
        'conflict',
        translate(scope.locale, leftOut > 0 ? 'payouts.onlyReplaced' : 'payouts.nothingApproved'),
      )
    await trx.insertInto('payout_files').values({ id, made_by: scope.actor.adminId }).execute()
    const ids = lines.map(line => line.id)
    const sent = { state: 'sent' as const, file_id: id, sent_at: new Date() }
    await trx.updateTable('payouts').set(sent).where('id', 'in', ids).execute()
    const totalPaise = lines.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
    const reply = { payouts: lines.length, totalPaise, leftOut }
    await audit(trx, scope, { action: 'payout.fileMade', subject: id, userId: null, data: reply })
    return { id, ...reply }
  })
}

const columns = [
  { key: 'type', header: 'Transaction type' },
  { key: 'number', header: 'Beneficiary account number' },
  { key: 'holder', header: 'Beneficiary name' },
  { key: 'ifsc', header: 'IFSC' },
  { key: 'amount', header: 'Amount' },
  { key: 'reference', header: 'Reference' },
] as const

/** The file for bulk transfers by NEFT, with whole account numbers; the download is audited. Throws `not_found`. */
export async function readPayoutFile(ctx: Context, scope: Scope<AdminActor>, id: string): Promise<Buffer> {
  const rows = await ctx.db
    .selectFrom('payouts')
    .innerJoin('payout_bank_accounts as account', 'account.id', 'payouts.bank_account_id')
    .select(['payouts.id as payout', 'payouts.amount_paise', 'account.id', 'account.ifsc'])
    .select(['account.holder_sealed', 'account.number_sealed'])
    .where('payouts.file_id', '=', id)
    .orderBy('payouts.id')
    .execute()
  if (rows.length === 0) throw notFound('file')
  await audit(ctx.db, scope, {
    action: 'payout.fileDownloaded',
    subject: id,
    userId: null,
    data: { payouts: rows.length },
  })
  // Banks read the first bytes as a heading, so the file has no byte order mark.
  const writer = csvWriter(columns, { header: false })
  writer.write(Object.fromEntries(columns.map(({ key, header }) => [key, header])))
  for (const row of rows) {
    const { holder_sealed: holder, number_sealed: number } = openRow(ctx.vault, 'payout_bank_accounts', row)
    const amount = (row.amount_paise / 100).toFixed(2)
    writer.write({ type: 'NEFT', number, holder: plain(holder), ifsc: row.ifsc, amount, reference: row.payout })
  }
  writer.end()
  return buffer(writer)
}

/** Banks refuse other signs in a name. */
const plain = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N} .&-]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
