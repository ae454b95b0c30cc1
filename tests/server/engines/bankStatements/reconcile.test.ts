import { describe, expect, test } from 'vitest'
import type { StatementRule } from '../../../../contracts/bankStatements/statementRules.ts'
import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'

/** A statement as a bank's download: `date, text, debit, credit, balance` a line. */
const statement = (lines: string[], { head = '', tail = '' } = {}) =>
  Buffer.from(
    `Account Number,50100012345678\nAccount Name,ASHA VERMA\n${head}\nDate,Narration,Debit,Credit,Balance\n${lines.join('\n')}\n${tail}\n`,
  )

const read = (files: Buffer[], rules: StatementRule[] = []): Promise<StatementAnalysis> =>
  readStatements(
    files.map((content, at) => ({ name: `${at}.csv`, type: 'csv' as const, content })),
    { rules },
    () => {},
  )

const verdictOf = async (...files: Buffer[]) => {
  const { accounts, rows } = await read(files)
  const { verdict, rows: broken, reasons } = accounts[0]?.reconciliation ?? {}
  return {
    accounts: accounts.length,
    rows: rows.length,
    verdict,
    broken: broken?.map(({ row, code }) => [row, code]),
    reasons: reasons?.map(({ code }) => code),
    gaps: accounts[0]?.gaps,
    overlaps: accounts[0]?.overlaps,
  }
}

const lines = [
  '01/04/2024,UPI/1/SHOP,100.00,,900.00',
  '02/04/2024,NEFT CR SALARY,,500.00,1400.00',
  '03/04/2024,ATM WDL,400.00,,1000.00',
  '04/04/2024,UPI/2/SHOP,50.00,,950.00',
]
const ends = { head: 'Opening Balance,1000.00', tail: 'Closing Balance,950.00' }
const change = (at: number, line: string) => lines.map((one, place) => (place === at ? line : one))

describe('one file', () => {
  test('that adds up is reconciled', async () => {
    expect(await verdictOf(statement(lines, ends))).toMatchObject({ verdict: 'reconciled', broken: [], reasons: [] })
    expect(await verdictOf(statement(lines.toReversed(), ends))).toMatchObject({ verdict: 'reconciled', broken: [] })
  })

  test('without stated ends is not called reconciled', async () => {
    expect(await verdictOf(statement(lines))).toMatchObject({
      verdict: 'reconciledBut',
      broken: [
        [0, 'noOpening'],
        [3, 'noClosing'],
      ],
      reasons: ['openingNotStated', 'closingNotStated'],
    })
  })

  test.each<[string, string[], object]>([
    [
      'an amount',
      change(1, '02/04/2024,NEFT CR SALARY,,600.00,1400.00'),
      { verdict: 'reconciledBut', broken: [[1, 'balanceBreak']] },
    ],
    [
      'a balance',
      change(1, '02/04/2024,NEFT CR SALARY,,500.00,1400.01'),
      { verdict: 'reconciledBut', broken: [[1, 'balanceBreak']] },
    ],
    [
      'a row left out',
      lines.filter((_, at) => at !== 1),
      { verdict: 'reconciledBut', broken: [[1, 'balanceBreak']], reasons: ['totalDiffers'] },
    ],
    ['the last row left out', lines.slice(0, 3), { verdict: 'reconciledBut', broken: [[2, 'closingDiffers']] }],
    ['the first row left out', lines.slice(1), { verdict: 'reconciledBut', broken: [[0, 'balanceBreak']] }],
    [
      'a date out of order',
      change(2, '13/03/2024,ATM WDL,400.00,,1000.00'),
      { verdict: 'reconciledBut', broken: [[2, 'dateOrder']] },
    ],
    [
      'both a debit and a credit',
      change(2, '03/04/2024,ATM WDL,400.00,10.00,1000.00'),
      { broken: [[2, 'twoAmounts']] },
    ],
    [
      'an amount that cannot be read',
      change(2, '03/04/2024,ATM WDL,4OO.0O,,1000.00'),
      { broken: [[2, 'unreadableAmount']] },
    ],
    ['no balance', change(2, '03/04/2024,ATM WDL,400.00,,'), { verdict: 'reconciledBut', broken: [[2, 'noBalance']] }],
  ])('with %s wrong says at which row', async (_name, changed, expected) => {
    expect(await verdictOf(statement(changed, ends))).toMatchObject(expected)
  })

  test('whose stated totals differ although every row follows is unreconciled', async () => {
    const tail = `${ends.tail}\nTotal Debits,540.00\nTotal Credits,500.00`
    expect(await verdictOf(statement(lines, { ...ends, tail }))).toMatchObject({
      verdict: 'unreconciled',
      reasons: ['debitTotalDiffers'],
    })
  })

  test('without any balance is unreconciled', async () => {
    const bare = lines.map(line => line.replace(/[\d.]+$/, ''))
    expect(await verdictOf(statement(bare, ends))).toMatchObject({ verdict: 'unreconciled' })
  })

  test('of an overdraft is read by its signs', async () => {
    const overdrawn = ['01/04/2024,CHQ PAID,100.00,,50.00 Dr', '02/04/2024,CASH DEPOSIT,,80.00,30.00 Cr']
    expect(
      await verdictOf(statement(overdrawn, { head: 'Opening Balance,50.00 Cr', tail: 'Closing Balance,30.00 Cr' })),
    ).toMatchObject({ verdict: 'reconciled' })
  })
})

describe('signs', () => {
  /** Money goes out, and the balance that is owed rises. */
  const owed = [
    '01/04/2024,CHQ PAID,100.00,,1100.00',
    '02/04/2024,CHQ PAID,500.00,,1600.00',
    '03/04/2024,CASH DEPOSIT,,300.00,1300.00',
  ]
  const owedEnds = { head: 'Opening Balance,1000.00', tail: 'Closing Balance,1300.00' }
  const overdraft = { ...owedEnds, head: `Account Type,Overdraft\n${owedEnds.head}` }

  test('stay as printed where nothing says that the balances are owed, and nothing is reconciled', async () => {
    const { accounts, rows, files } = await read([statement(owed, owedEnds)])
    expect(rows.map(({ debitPaise, creditPaise, balancePaise }) => [debitPaise, creditPaise, balancePaise])).toEqual([
      [10_000, null, 110_000],
      [50_000, null, 160_000],
      [null, 30_000, 130_000],
    ])
    expect(files[0]?.notices).toEqual([])
    expect(accounts[0]?.reconciliation).toMatchObject({ verdict: 'unreconciled', rowsRight: 0 })
  })

  test('of an overdraft are turned with a notice, and reconciled only if a stated total confirms them', async () => {
    const alone = await read([statement(owed, overdraft)])
    expect(alone.rows.map(({ balancePaise }) => balancePaise)).toEqual([-110_000, -160_000, -130_000])
    expect(alone.files[0]?.notices).toEqual([{ code: 'balancesOwed', params: {} }])
    expect(alone.accounts[0]?.reconciliation).toMatchObject({
      verdict: 'unreconciled',
      openingPaise: -100_000,
      differencePaise: 0,
      rows: [],
      reasons: [{ code: 'signUnconfirmed' }],
    })
    const tail = `${overdraft.tail}\nTotal Debits,600.00`
    expect(await verdictOf(statement(owed, { ...overdraft, tail }))).toMatchObject({
      verdict: 'reconciled',
      reasons: [],
    })
  })

  test('follow the dates where the balances could be read both ways', async () => {
    const falling = [
      '03/04/2024,UPI/3,30.00,,940.00',
      '02/04/2024,UPI/2,20.00,,970.00',
      '01/04/2024,UPI/1,10.00,,990.00',
    ]
    const { rows, accounts } = await read([
      statement(falling, { head: 'Opening Balance,1000.00', tail: 'Closing Balance,940.00' }),
    ])
    expect(rows.map(({ date, debitPaise }) => [date, debitPaise])).toEqual([
      ['2024-04-01', 1_000],
      ['2024-04-02', 2_000],
      ['2024-04-03', 3_000],
    ])
    expect(accounts[0]?.reconciliation.verdict).toBe('reconciled')
  })
})

describe('a line with an amount', () => {
  test('that is no row is named, and nothing is reconciled', async () => {
    const charged = ['01/04/2024,UPI/1/SHOP,100.00,,900.00', ',GST ON CHARGES,18.00,,', ...lines.slice(1)]
    const { files, accounts, rows } = await read([statement(charged, ends)])
    expect(rows).toHaveLength(4)
    expect(files[0]?.notices).toEqual([{ code: 'lineLost', params: { page: 1, name: 'GST ON CHARGES 18.00' } }])
    expect(accounts[0]?.reconciliation).toMatchObject({
      verdict: 'unreconciled',
      reasons: [{ code: 'linesLost', params: { count: 1 } }],
    })
  })

  test.each(['31/06/2024', '04', '4 Apr', '2024-13-40', '??/04/2024'])('and the date “%s” is a row', async date => {
    const last = `${date},UPI/2/SHOP,50.00,,950.00`
    for (const changed of [change(3, last), change(0, lines[0]?.replace('01/04/2024', date) ?? '')]) {
      const { rows, accounts } = await read([statement(changed, ends)])
      expect(rows.map(({ debitPaise, creditPaise }) => debitPaise ?? creditPaise)).toEqual([
        10_000, 50_000, 40_000, 5_000,
      ])
      expect(accounts[0]?.reconciliation.verdict).toBe('reconciledBut')
    }
  })
})

describe('a row without a date', () => {
  test('has none where it is the first', async () => {
    const { rows, accounts } = await read([statement(change(0, lines[0]?.replace('01/04/2024', '') ?? ''), ends)])
    expect(rows[0]).toMatchObject({ date: null, debitPaise: 10_000, problem: { code: 'noDate' } })
    expect(accounts[0]?.reconciliation.verdict).toBe('reconciledBut')
  })

  const sameDay = change(1, '01/04/2024,NEFT CR SALARY,,500.00,1400.00')
  const dateless = sameDay.map((line, at) => (at === 3 ? line.replace(/^[^,]*/, '') : line))

  test('has none where every other row has its own, and says so', async () => {
    const { rows, accounts } = await read([statement(dateless, ends)])
    expect(rows.at(-1)).toMatchObject({ date: null, debitPaise: 5_000, problem: { code: 'noDate' } })
    expect(accounts[0]?.reconciliation.verdict).toBe('reconciledBut')
  })

  test('is of the day above where the date stands once a day', async () => {
    const once = dateless.map((line, at) => (at === 1 ? line.replace(/^[^,]*/, '') : line))
    const { rows, accounts } = await read([statement(once, ends)])
    expect(rows.map(({ date }) => date)).toEqual(['2024-04-01', '2024-04-01', '2024-04-03', '2024-04-03'])
    expect(accounts[0]?.reconciliation.verdict).toBe('reconciled')
  })
})

describe('several files', () => {
  const march = statement(['30/03/2024,UPI/0/SHOP,20.00,,1000.00', ...lines.slice(0, 2)], {
    head: 'Opening Balance,1020.00',
    tail: 'Closing Balance,1400.00',
  })

  test('that share rows count them once, whatever their order', async () => {
    const expected = {
      accounts: 1,
      rows: 5,
      verdict: 'reconciled',
      overlaps: [{ rows: 2, from: '2024-04-01', to: '2024-04-02' }],
    }
    expect(await verdictOf(march, statement(lines, ends))).toMatchObject(expected)
    expect(await verdictOf(statement(lines, ends), march)).toMatchObject(expected)
  })

  test('the same file twice is one file', async () => {
    expect(await verdictOf(statement(lines, ends), statement(lines, ends))).toMatchObject({
      rows: 4,
      verdict: 'reconciled',
    })
  })

  test('between which the balance jumps have a gap and are not reconciled', async () => {
    const later = statement(['10/05/2024,UPI/3/SHOP,10.00,,790.00'], {
      head: 'Opening Balance,800.00',
      tail: 'Closing Balance,790.00',
    })
    expect(await verdictOf(statement(lines, ends), later)).toMatchObject({
      verdict: 'unreconciled',
      gaps: [{ after: '2024-04-04', before: '2024-05-10', jumpPaise: -15_000 }],
    })
  })

  test('of which one cannot be read leave the account unreconciled', async () => {
    const { accounts, files } = await read([statement(lines, ends), Buffer.from('')])
    expect(files[1]?.problem?.code).toBe('empty')
    expect(accounts[0]?.reconciliation).toMatchObject({ verdict: 'unreconciled', reasons: [{ code: 'fileUnread' }] })
  })
})

describe('categories', () => {
  const rows = [
    '01/04/2024,UPI/DR/412345678901/SWIGGY LIMITED/YESB,100.00,,900.00',
    '02/04/2024,NEFT CR-HDFC0000240-ZENITH SOFTWARE-SALARY,,500.00,1400.00',
    '03/04/2024,NEFT DR-ASHA VERMA-SAVINGS,400.00,,1000.00',
    '04/04/2024,NACH DR BAJAJ FINANCE LTD 12345,50.00,,950.00',
  ]

  test('say which rule gave them, the customer’s first', async () => {
    const own: StatementRule = { id: 'lunch', category: 'business', words: ['SWIGGY'], direction: 'debit' }
    const pattern: StatementRule = { id: 'flat', category: 'rent', pattern: 'NEFT*SAVINGS', toPaise: 10_00 }
    const { rows: found } = await read([statement(rows, ends)], [pattern, own])
    expect(found.map(({ category, rule }) => [category, rule])).toEqual([
      ['business', 'own:lunch'],
      ['salary', 'salary'],
      ['ownTransfer', 'ownAccount'],
      ['emi', 'emiMandate'],
    ])
    expect(found.map(({ mode, counterparty }) => [mode, counterparty])).toEqual([
      ['upi', 'SWIGGY'],
      ['neft', 'ZENITH SOFTWARE'],
      ['neft', 'ASHA VERMA'],
      ['nach', 'BAJAJ FINANCE'],
    ])
  })

  test('name the party of a returned payment without the reason, so that the lender has its bounce', async () => {
    const returned = [
      '04/04/2024,NACH DR BAJAJ FINANCE LTD 12345,50.00,,950.00',
      '04/04/2024,NACH RETURN INSUFFICIENT FUNDS BAJAJ FINANCE LTD,,50.00,1000.00',
    ]
    const { lenders } = await read([statement(returned, ends)])
    expect(lenders).toMatchObject([{ name: 'BAJAJ FINANCE', bounces: 1 }])
  })
})
