import type { z } from 'zod'
import type { walletStatement } from '../../../contracts/messages/en/walletStatement.ts'
import type { Values } from '../../../contracts/messages/translate.ts'
import type { TextKey } from '../../../contracts/messages/types.ts'
import { type WalletKind, walletKinds } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { transferWords, type WalletEntry, type walletEntry } from '../../../contracts/resources/walletEntry.ts'
import { entryKindLabel } from '../../../contracts/words/entryKindLabel.ts'
import { entryWords } from '../../../contracts/words/ledgerWords.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { readCustomerName } from '../../platform/sealing/names.ts'
import { translate } from '../../platform/translate.ts'
import { documentOf } from '../../reports/blocks/document.ts'
import type { Section } from '../../reports/blocks/section.ts'
import { signedPdf } from '../../reports/signedPdf.ts'
import { timeText } from '../../reports/timeText.ts'
import { entryFields, presentEntry, transfersMatching } from './transfers.ts'

type Filter = z.output<typeof walletEntry.filter>

/** Days in Asia/Kolkata, both included. */
interface Period {
  from: string
  to: string
}

/** One wallet in a period, in integer paise: opening balance and entries add up to the closing balance. */
interface WalletStatement {
  wallet: WalletKind
  openingPaise: number
  /** In ledger order. Money that is only held or given back changes no balance, and is left out. */
  entries: WalletEntry[]
  closingPaise: number
}

/** The kinds of entries that change a balance, in the order of a statement's sums. */
const changing = ['credit', 'capture', 'refund', 'adjust'] as const

/** The statement of the account's wallets in the reader's language. Throws `bad_request` for a period that is missing or too long. */
export async function signedStatement(ctx: Context, scope: Scope<CustomerActor>, filter: Filter): Promise<Buffer> {
  const { locale } = scope
  const { userId } = scope.actor
  const period = periodOf(filter, locale)
  const wallets = walletKinds.filter(kind => filter.wallet?.includes(kind) !== false)
  const statements = await readStatements(ctx.db, userId, wallets, period, locale)
  await audit(ctx.db, scope, { action: 'statement.exported', subject: userId, data: { wallets, ...period } })
  const text = words(locale)
  const { BRAND_NAME: brand } = ctx.config
  const customer = await readCustomerName(ctx, userId)
  const detail = text('detail', { customer, from: dayText(period.from, locale), to: dayText(period.to, locale) })
  const document = documentOf(
    [
      { kind: 'title', text: text('title'), detail },
      {
        kind: 'sections',
        sections: statements.flatMap(statement => sectionsOf(statement, locale)),
        empty: text('none'),
      },
    ],
    {
      title: `${text('title')} ${period.from} ${period.to}`,
      author: brand,
      createdAt: new Date(`${period.to}T00:00:00+05:30`),
      footer: `${translate(locale, 'reports.signedBy', { brand })}\n${text('notice')}`,
    },
  )
  return signedPdf(ctx, document, locale)
}

const words = (locale: Locale) => (key: TextKey<typeof walletStatement>, values?: Values) =>
  translate(locale, `walletStatement.${key}`, values)

const DAY_MS = 86_400_000

function periodOf({ createdFrom: from, createdTo: to }: Filter, locale: Locale): Period {
  const { days } = limits.walletStatement
  const refuse = (key: 'noPeriod' | 'order' | 'tooLong') =>
    new Problem('bad_request', words(locale)(key, { count: days }), [
      { field: 'filter', message: words(locale)(key, { count: days }) },
    ])
  if (!from || !to) throw refuse('noPeriod')
  if (from > to) throw refuse('order')
  if (Date.parse(to) - Date.parse(from) >= days * DAY_MS) throw refuse('tooLong')
  return { from, to }
}

async function readStatements(
  db: Db,
  userId: string,
  wallets: readonly WalletKind[],
  period: Period,
  locale: Locale,
): Promise<WalletStatement[]> {
  const { entries: most } = limits.walletStatement
  const statements: WalletStatement[] = []
  let count = 0
  for (const wallet of wallets) {
    const statement = await readStatement(db, userId, wallet, period)
    statements.push(statement)
    count += statement.entries.length
    if (count > most) throw new Problem('bad_request', words(locale)('tooMany', { count: most }))
  }
  return statements
}

/**
 * Entries are taken by their place in the ledger, from the first to the last of the period. By their times alone, two of neighbouring days could stand in another order
 * than their balances.
 */
async function readStatement(
  db: Db,
  userId: string,
  wallet: WalletKind,
  { from, to }: Period,
): Promise<WalletStatement> {
  const ofWallet = (filter: Filter) =>
    transfersMatching(db, { wallet: [wallet], ...filter }).where('transfers.user_id', '=', userId)
  const lastUntil = (createdTo: string) =>
    ofWallet({ createdTo })
      .select([...entryFields, 'transfers.seq'])
      .orderBy('transfers.seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  const before = await lastUntil(new Date(Date.parse(from) - DAY_MS).toISOString().slice(0, 10))
  const last = await lastUntil(to)
  const rows = last
    ? await ofWallet({ kind: [...changing] })
        .select(entryFields)
        .where('transfers.seq', '>', before?.seq ?? 0)
        .where('transfers.seq', '<=', last.seq)
        .orderBy('transfers.seq')
        .limit(limits.walletStatement.entries + 1)
        .execute()
    : []
  return {
    wallet,
    openingPaise: before ? presentEntry(before).balanceAfterPaise : 0,
    entries: rows.map(presentEntry),
    closingPaise: last ? presentEntry(last).balanceAfterPaise : 0,
  }
}

/** A wallet's sums, and below them its entries. */
function sectionsOf({ wallet, openingPaise, entries, closingPaise }: WalletStatement, locale: Locale): Section[] {
  const text = words(locale)
  const time = timeText(locale, { withZone: false })
  const sums = changing.flatMap(kind => {
    const own = entries.filter(entry => entry.kind === kind)
    return own.length > 0
      ? [{ label: text(kind), value: formatPaise(own.reduce((sum, { amountPaise }) => sum + amountPaise, 0)) }]
      : []
  })
  return [
    {
      title: text('wallet', { wallet: transferWords.wallet.choices[wallet].label[locale] }),
      facts: [
        { label: text('opening'), value: formatPaise(openingPaise) },
        ...sums,
        { label: text('closing'), value: formatPaise(closingPaise) },
      ],
    },
    {
      title: text('entries'),
      level: 2,
      table: {
        headings: (['time', 'entry', 'reference', 'amount', 'balance'] as const).map(column =>
          text(`columns.${column}`),
        ),
        rows: entries.map(entry => [
          time(entry.createdAt),
          `${entryKindLabel(entry)[locale]}: ${entryWords(entry.description, locale).words}`,
          entry.reference ?? '-',
          formatPaise(entry.amountPaise),
          formatPaise(entry.balanceAfterPaise),
        ]),
      },
    },
  ]
}

function dayText(day: string, locale: Locale): string {
  const language = locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN'
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}
