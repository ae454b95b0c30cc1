import { Readable } from 'node:stream'
import { mapColumns } from '../bankStatements/mapColumns.ts'
import { beginVerification } from '../checks/verifications/beginVerification.ts'
import { readQueued } from '../checks/verifications/queue.ts'
import { useFiles } from '../files/keepFiles.ts'
import { storeFile } from '../files/storeFile.ts'
import type { Context } from '../platform/context.ts'
import { demoScope } from './scopes.ts'

interface Movement {
  day: string
  text: string
  /** Rupees; a debit is negative. */
  amount: number
}

/** What happens in every month of the made-up account. */
const monthly: readonly Movement[] = [
  { day: '01', text: 'NEFT CR-NOVA TEXTILES PVT LTD-SALARY', amount: 78_450 },
  { day: '03', text: 'UPI/DR/ravi.k@okaxis/RENT', amount: -22_000 },
  { day: '05', text: 'NACH DR-BAJAJ FINANCE LTD-EMI 4411', amount: -9_850 },
  { day: '08', text: 'ATM WDL MG ROAD BENGALURU', amount: -6_000 },
  { day: '11', text: 'BESCOM ELECTRICITY BILL', amount: -1_840 },
  { day: '17', text: 'UPI/DR/bigbasket@icici/GROCERIES', amount: -4_310 },
  { day: '24', text: 'SIP HDFC MUTUAL FUND', amount: -10_000 },
]

/** Once the instalment came back. */
const returned: readonly Movement[] = [
  { day: '25', text: 'NACH RETURN INSUFFICIENT FUNDS BAJAJ FINANCE LTD', amount: 9_850 },
  { day: '26', text: 'NACH RTN CHARGES BAJAJ FINANCE LTD', amount: -590 },
]

interface Quarter {
  months: readonly string[]
  opening: number
  extra?: readonly Movement[]
  /** Adds this to the printed balance of one row, as a forger would. */
  falsified?: number
}

/** A quarter's statement as a bank exports it. */
function statementOf({ months, opening, extra = [], falsified = 0 }: Quarter): { text: string; closing: number } {
  let balance = opening
  const rows = months.flatMap((month, at) =>
    [...monthly, ...(at === 1 ? extra : [])].map(({ day, text, amount }, place) => {
      balance += amount
      const shown = balance + (at === 1 && place === 2 ? falsified : 0)
      const [debit, credit] = amount < 0 ? [(-amount).toFixed(2), ''] : ['', amount.toFixed(2)]
      return `${day}/${month.slice(5)}/${month.slice(0, 4)},${text},${debit},${credit},${shown.toFixed(2)}`
    }),
  )
  const text = [
    'Account Name,ASHA SPECIMEN',
    'Account Number,50100099887766',
    'IFSC,HDFC0000001',
    `Opening Balance,${opening.toFixed(2)}`,
    'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    ...rows,
    `Closing Balance,${balance.toFixed(2)}`,
  ].join('\n')
  return { text, closing: balance }
}

const quarters = ['04 05 06', '07 08 09', '10 11 12'].map(months => months.split(' ').map(month => `2025-${month}`))

/** A month of a society's passbook program, whose headings name nothing that the reader knows: somebody of the account has mapped its columns. */
const society = [
  'Account Name,ASHA SPECIMEN',
  'Account Number,002210004471',
  'Opening Balance,18000.00',
  'Sl,Counter,Entry,On,Went,Came,Standing',
  '1,MAIN,SHARE DIVIDEND,02/06/2025,,1200.00,19200.00',
  '2,MAIN,RD INSTALMENT 14,10/06/2025,2000.00,,17200.00',
  '3,MAIN,CASH DEPOSIT,21/06/2025,,5000.00,22200.00',
  'Closing Balance,22200.00',
].join('\n')
const societyColumns = ['none', 'none', 'description', 'date', 'debit', 'credit', 'balance'] as const

/** Analyses of the demo: a year in three files that add up, one file that was falsified, the specimen, and one whose columns were mapped. */
export async function analyseStatements(ctx: Context): Promise<void> {
  let opening = 41_250
  const whole = quarters.map((months, at) => {
    const made = statementOf({ months, opening, ...(at === 1 && { extra: returned }) })
    opening = made.closing
    return { name: `quarter-${at + 1}.csv`, text: made.text }
  })
  const falsified = statementOf({ months: quarters[0] ?? [], opening: 41_250, falsified: 50_000 })
  await analyse(ctx, 'LOAN-3107', whole)
  await analyse(ctx, 'LOAN-3112', [{ name: 'april-to-june.csv', text: falsified.text }])
  await analyse(ctx, 'LOAN-3118', [])
  const files = [{ name: 'society-june.csv', text: society }]
  const unread = await analyse(ctx, 'LOAN-3121', files)
  await mapColumns(ctx, await demoScope(ctx), { id: unread, file: 0, kinds: [...societyColumns] })
  await analyse(ctx, 'LOAN-3121', files)
}

/** Reads at once what otherwise waits for a worker. Without files, reads the specimen. Returns the id of the check. */
async function analyse(
  ctx: Context,
  reference: string,
  texts: readonly { name: string; text: string }[],
): Promise<string> {
  const scope = await demoScope(ctx)
  const ids: string[] = []
  for (const { name, text } of texts)
    ids.push((await storeFile(ctx, scope, { filename: name, file: Readable.from([Buffer.from(text)]) })).id)
  const input = { files: ids.length > 0 ? ids : ['sample_statement'] }
  const request = { product: 'bank-statement', input, purpose: 'customer_onboarding', reference } as const
  const row = await beginVerification(ctx, scope, request)
  await ctx.db.transaction().execute(trx => useFiles(trx, row.user_id, row.id, ids))
  await readQueued(ctx, { id: row.id, locale: 'en' })
  return row.id
}
