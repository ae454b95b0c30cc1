import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { setPayoutBankAccount } from '../../../contracts/calls/payouts.ts'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { explainUnknownIfsc, lookupIfsc } from '../../sources/banks/index.ts'
import { lockPayouts } from './balances.ts'
import { mailPayoutOwner } from './tell.ts'

type Row = Selectable<Schema['payout_bank_accounts']>

/** The account to which payouts go now; undefined until there is one. */
export const currentBankAccount = (db: Db | Trx, userId: string): Promise<Row | undefined> =>
  db
    .selectFrom('payout_bank_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()

/** As screens show it. */
export function presentBankAccount(vault: Vault, row: Row) {
  const { id, holder_sealed: holder, number_masked: number, ifsc } = openRow(vault, 'payout_bank_accounts', row)
  return { id, holder, number, ifsc, bank: lookupIfsc(ifsc)?.bank.name ?? null, since: row.created_at }
}

type Body = z.output<NonNullable<typeof setPayoutBankAccount.body>>

/**
 * Replaces the bank account, and tells the account's owner by mail, in case somebody else did it. Throws `bad_request` for an IFSC of no branch.
 */
export function setBankAccount(ctx: Context, scope: Scope<CustomerActor>, { holder, number, ifsc }: Body) {
  if (!lookupIfsc(ifsc)) throw unknownBranch(ifsc, scope.locale)
  const { userId } = scope.actor
  return ctx.db.transaction().execute(async trx => {
    await lockPayouts(trx, userId)
    const former = await currentBankAccount(trx, userId)
    if (former && isSame(ctx.vault, former, { holder, number, ifsc }))
      return { bankAccount: presentBankAccount(ctx.vault, former) }
    const replaced = { replaced_at: new Date() }
    if (former) await trx.updateTable('payout_bank_accounts').set(replaced).where('id', '=', former.id).execute()
    const masked = maskIdentifier('account', number)
    const row = { id: newId('pba'), user_id: userId, number_masked: masked, ifsc }
    const sealed = sealRow(ctx.vault, 'payout_bank_accounts', { ...row, holder_sealed: holder, number_sealed: number })
    const made = await trx.insertInto('payout_bank_accounts').values(sealed).returningAll().executeTakeFirstOrThrow()
    const data = {
      before: former ? { number: former.number_masked, ifsc: former.ifsc } : null,
      after: { number: masked, ifsc },
    }
    await audit(trx, scope, { action: 'payout.bankAccountSet', subject: row.id, data })
    await mailPayoutOwner(ctx, trx, userId, 'bankAccount', { account: masked, ifsc })
    return { bankAccount: presentBankAccount(ctx.vault, made) }
  })
}

function isSame(vault: Vault, former: Row, given: Body): boolean {
  const { holder_sealed, number_sealed, ifsc } = openRow(vault, 'payout_bank_accounts', former)
  return holder_sealed === given.holder && number_sealed === given.number && ifsc === given.ifsc
}

function unknownBranch(ifsc: string, locale: Locale): Problem {
  const { likelyCode } = explainUnknownIfsc(ifsc)
  const message = translate(locale, likelyCode ? 'payouts.formerIfsc' : 'payouts.unknownIfsc', {
    ifsc: likelyCode ?? ifsc,
  })
  return new Problem('bad_request', message, [{ field: 'ifsc', message }])
}
