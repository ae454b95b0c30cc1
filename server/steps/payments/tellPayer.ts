import { formatMinor } from '../../../contracts/platform/money.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { CaseRow } from '../../cases/rows.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { readCustomerName } from '../../platform/sealing/names.ts'
import { translate } from '../../platform/translate.ts'

type About = 'received' | 'goesBack' | 'returned'

interface Told {
  id: string
  amount: number
  currency: string
}

/** Tells the person of a case about their money, in the transaction that moves it. Nobody is told once the case's person was erased. */
export async function tellPayer(
  ctx: Pick<Context, 'db' | 'vault' | 'channels'>,
  trx: Trx,
  row: CaseRow,
  about: About,
  { id, amount, currency }: Told,
): Promise<void> {
  const to = row.subject_email ?? row.subject_phone
  if (!to) return
  const locale = row.locale as Locale
  const asker = (await readCustomerName({ db: trx, vault: ctx.vault }, row.user_id)) ?? ''
  const words = { amount: formatMinor(amount, currency), payment: id, asker }
  await ctx.channels.send(trx, {
    to,
    channel: row.subject_email ? 'email' : 'sms',
    subject: translate(locale, `cases.payment.${about}.subject`, words),
    text: translate(locale, `cases.payment.${about}.text`, words),
  })
}
