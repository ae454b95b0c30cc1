import { describe, expect, test } from 'vitest'
import type { StatementColumnKind } from '../../../../contracts/bankStatements/statementColumns.ts'
import type { StatementMapping } from '../../../../contracts/bankStatements/statementLayouts.ts'
import { readLayout } from '../../../../server/engines/bankStatements/readLayout.ts'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { headingKind } from '../../../../server/engines/bankStatements/table/headings.ts'
import { drawPrinted, type Print } from '../../../bench/statements/drawPrinted.ts'
import { wholeRows } from '../../../bench/statements/printed.ts'
import { type PrintedLayout, type PrintedRow, printedLayouts } from '../../../bench/statements/printedLayouts.ts'
import { makeAccount, type TrueAccount } from '../../../bench/statements/truth.ts'

/** Words that say nothing of what their column holds. */
const WORDS = ['Alfa', 'Bravo', 'Oskar', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'Tango']

const named = (layout: PrintedLayout, words: readonly string[]): PrintedLayout => ({
  ...layout,
  columns: layout.columns.map((column, at) => ({ ...column, head: words[at] ?? '' })),
})

const print: Print = { heads: 'left', amounts: 'right', width: 100, vertical: 'top', lines: false }

const kindOf = (head: string): StatementColumnKind => {
  const kind = head === 'Tran Type' ? null : headingKind(head)
  return kind === null || kind === 'serial' || kind === 'other' ? 'none' : kind
}

const file = (content: Uint8Array) => ({ name: 'statement.pdf', type: 'pdf', content }) as const

async function layoutIn(content: Uint8Array, mappings: StatementMapping[] = []) {
  const layout = await readLayout(file(content), { mappings })
  if ('code' in layout) throw new Error(layout.code)
  return layout
}

/** As a person maps it who knows the layout. */
async function mapped(
  content: Uint8Array,
  layout: PrintedLayout,
  kinds = layout.columns.map(({ head }) => kindOf(head)),
) {
  const { key, anchors, columns } = await layoutIn(content)
  const kindUnder = (heading: string) => kinds[WORDS.indexOf(heading)] ?? 'none'
  return {
    key,
    anchors,
    columns: columns.map(({ left, right, heading }) => ({ left, right, kind: kindUnder(heading) })),
  }
}

const read = (content: Uint8Array, mappings: StatementMapping[] = []) =>
  readStatements([file(content)], { mappings }, () => {})

const accountOf = (seed: number) => makeAccount({ bank: 'Zenith Bank', code: 'ZENB', seed, rows: 14 })

/** Without rows for opening and closing, whose words stand in the column of the narration. */
const layouts = printedLayouts.map(layout => ({ ...layout, endsAsRows: false }))

describe.each(layouts.map(layout => [layout.name, layout] as const))('%s under words of no meaning', (_, layout) => {
  test.each(['right', 'left'] as const)(
    'with amounts on the %s is read as it was mapped, and so is the next file',
    async amounts => {
      const draw = (account: TrueAccount) => drawPrinted(account, named(layout, WORDS), { ...print, amounts })
      const [april, may] = [accountOf(11), accountOf(12)]
      const mapping = await mapped(await draw(april), layout)
      for (const account of [april, may]) {
        const analysis = await read(await draw(account), [mapping])
        expect(wholeRows(account, analysis)).toBe(account.rows.length)
        expect(analysis.files[0]).toMatchObject({ verdict: 'reconciled' })
        expect(analysis.files[0]?.notices.map(({ code }) => code)).toContain('columnsMapped')
      }
    },
  )
})

const plain = layouts.find(({ name }) => name === 'plain') as PrintedLayout
const draw = (rows?: readonly PrintedRow[], words = WORDS) =>
  drawPrinted(accountOf(11), named(plain, words), print, rows)

describe('a mapping', () => {
  test('of another layout is not used', async () => {
    const mapping = await mapped(await draw(), plain)
    const other = await draw(undefined, WORDS.toReversed())
    expect((await layoutIn(other, [mapping])).isMapped).toBe(false)
    const { files } = await read(other, [mapping])
    expect(files[0]?.notices.map(({ code }) => code)).not.toContain('columnsMapped')
  })

  test('is shown as what the columns are', async () => {
    const mapping = await mapped(await draw(), plain)
    const { isMapped, columns, rows } = await layoutIn(await draw(), [mapping])
    expect(isMapped).toBe(true)
    expect(columns.map(({ kind }) => kind)).toEqual(['date', 'description', 'debit', 'credit', 'balance'])
    expect(rows[0]?.cells).toHaveLength(5)
  })

  test.each([
    ['debits and credits the other way round', ['date', 'description', 'credit', 'debit', 'balance']],
    ['no balance', ['date', 'description', 'debit', 'credit', 'none']],
    ['credits left out', ['date', 'description', 'debit', 'none', 'balance']],
    ['the balance as a credit', ['date', 'description', 'debit', 'none', 'none'].with(4, 'credit')],
  ] as [string, StatementColumnKind[]][])('with %s is never reconciled', async (_, kinds) => {
    const content = await draw()
    const { accounts } = await read(content, [await mapped(content, plain, kinds)])
    expect(accounts.map(({ reconciliation }) => reconciliation.verdict)).not.toContain('reconciled')
  })

  test('makes no altered statement reconciled', async () => {
    const mapping = await mapped(await draw(), plain)
    const { rows } = accountOf(11)
    for (const [at, row] of rows.entries()) {
      const changed = rows.with(at, {
        ...row,
        debit: row.debit && row.debit + 100,
        credit: row.credit && row.credit + 100,
      })
      for (const altered of [rows.toSpliced(at, 1), changed]) {
        const { files } = await read(await draw(altered), [mapping])
        expect(files[0]?.verdict).not.toBe('reconciled')
      }
    }
  })
})

test('a sheet without headings is mapped by its cells', async () => {
  const csv = (text: string) => ({ name: 'a.csv', type: 'csv', content: Buffer.from(text) }) as const
  const text = ['x,01/04/2025,5,SALARY,,50000,60000', 'x,02/04/2025,6,RENT,20000,,40000'].join('\n')
  const layout = await readLayout(csv(text), { mappings: [] })
  if ('code' in layout) throw new Error(layout.code)
  expect(layout.columns).toHaveLength(7)
  expect(layout.rows.map(({ cells }) => cells[3])).toEqual(['SALARY', 'RENT'])
  const kinds = ['none', 'date', 'ref', 'description', 'debit', 'credit', 'balance'] as const
  const columns = layout.columns.map(({ left, right }, at) => ({ left, right, kind: kinds[at] ?? 'none' }))
  const { rows } = await readStatements([csv(text)], { mappings: [{ ...layout, columns }] }, () => {})
  expect(rows.map(row => [row.date, row.description, row.debitPaise, row.creditPaise, row.balancePaise])).toEqual([
    ['2025-04-01', 'SALARY', null, 5_000_000, 6_000_000],
    ['2025-04-02', 'RENT', 2_000_000, null, 4_000_000],
  ])
})

test('a file without dates beside amounts has no columns to map', async () => {
  const content = Buffer.from('Name,Age\nMeera,30\n')
  expect(await readLayout({ name: 'a.csv', type: 'csv', content }, { mappings: [] })).toEqual({
    code: 'notStatement',
    params: {},
  })
})
