import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { drawPdf } from '../../../bench/statements/drawPdf.ts'
import { layouts } from '../../../bench/statements/layouts.ts'
import { makeAccount } from '../../../bench/statements/truth.ts'

type Entry = [date: string, text: string, paise: number]

/** A statement over `from` to `to`; a negative amount is a debit. */
function csv(entries: Entry[], { from = '01/04/2024', to = '30/06/2024', number = '50100012345678' } = {}) {
  let balance = 1_000_000_00
  const rupees = (paise: number) => (paise / 100).toFixed(2)
  const rows = entries.map(([date, text, paise]) => {
    balance += paise
    return `${date},${text},${paise < 0 ? rupees(-paise) : ''},${paise > 0 ? rupees(paise) : ''},${rupees(balance)}`
  })
  const head = `Account Number,${number}\nAccount Name,ASHA VERMA\nStatement Period,${from} to ${to}\nOpening Balance,1000000.00\n`
  return Buffer.from(
    `${head}Date,Narration,Debit,Credit,Balance\n${rows.join('\n')}\nClosing Balance,${rupees(balance)}\n`,
  )
}

const read = (...contents: Uint8Array[]) =>
  readStatements(
    contents.map((content, at) => ({
      name: `${at}`,
      type: content[0] === 0x25 ? ('pdf' as const) : ('csv' as const),
      content,
    })),
    {},
    () => {},
  )

const hintsOf = ({ hints }: Awaited<ReturnType<typeof read>>) =>
  hints.filter(({ code }) => code !== 'spreadsheetSource').map(({ code, rows }) => [code, rows])

describe('income', () => {
  test('is the mean of credits that may be earned, and says what was left out', async () => {
    const { income } = await read(
      csv([
        ['02/04/2024', 'NEFT CR-HDFC0000001-ORIENT TEXTILES', 50_000_00],
        ['10/04/2024', 'UPI REFUND SHOP', 5_000_00],
        ['02/05/2024', 'NEFT CR-HDFC0000001-ORIENT TEXTILES', 70_000_00],
        ['03/05/2024', 'LOAN DISBURSEMENT 12345', 200_000_00],
        ['02/06/2024', 'NEFT CR-HDFC0000001-ORIENT TEXTILES', 60_000_00],
        ['05/06/2024', 'IMPS/P2A/412345678901/RAVI KUMAR', 90_000_00],
        ['07/06/2024', 'IMPS/P2A/412345678902/RAVI KUMAR', -90_000_00],
      ]),
    )
    expect(income).toMatchObject({ amountPaise: 60_000_00, basis: 'credits', rows: [0, 2, 4] })
    expect(income.steps.map(({ code, params }) => [code, params.paise ?? params.count])).toEqual([
      ['months', 3],
      ['refundsLeftOut', 5_000_00],
      ['loansLeftOut', 200_000_00],
      ['roundTripsLeftOut', 90_000_00],
      ['creditsCounted', 180_000_00],
      ['estimate', 60_000_00],
    ])
  })

  test('is not guessed from one month', async () => {
    const { income } = await read(csv([['02/04/2024', 'SALARY', 50_000_00]], { to: '30/04/2024' }))
    expect(income).toMatchObject({ amountPaise: null, steps: [{ code: 'months' }, { code: 'tooFewMonths' }] })
  })
})

describe('bounces', () => {
  test('have their kind and their charges', async () => {
    const { bounces } = await read(
      csv([
        ['05/04/2024', 'ACH D- HDB FINANCIAL-1', -8_000_00],
        ['05/04/2024', 'ACH D RTN- HDB FINANCIAL-1', 8_000_00],
        ['08/04/2024', 'ACH RTN CHRG', -590_00],
        ['10/04/2024', 'O/W CHQ RET 123456 FUNDS INSUFFICIENT', -20_000_00],
        ['11/04/2024', 'CHQ RETURN CHARGES', -236_00],
      ]),
    )
    expect(bounces).toMatchObject([
      { row: 1, kind: 'inward', mode: 'nach', amountPaise: 8_000_00, chargePaise: 590_00, chargeRows: [2] },
      { row: 3, kind: 'outward', mode: 'cheque', amountPaise: 20_000_00, chargePaise: 236_00, chargeRows: [4] },
    ])
  })
})

describe('two accounts', () => {
  test('pair their transfers, which are no income and not in the months of all', async () => {
    const first = csv([['02/04/2024', 'NEFT DR-N412345678901-SELF SAVING', -30_000_00]])
    const second = csv([['02/04/2024', 'NEFT CR-N412345678901-FROM CURRENT', 30_000_00]], { number: '60200098765432' })
    const { accounts, rows, months } = await read(first, second)
    expect(accounts.map(({ numberMasked }) => numberMasked?.slice(-4))).toEqual(['5678', '5432'])
    expect(rows.map(({ rule }) => rule)).toEqual(['ownAccount', 'ownAccount'])
    const april = months.filter(({ month }) => month === '2024-04')
    expect(april.map(({ account, creditPaise }) => [account, creditPaise])).toEqual([
      [0, 0],
      [1, 30_000_00],
      [null, 0],
    ])
  })
})

describe('hints', () => {
  test('of rows name their evidence', async () => {
    const found = await read(
      csv([
        ['06/04/2024', 'CTS INWARD CLG RAVI', -5_000_00],
        ['14/04/2024', 'CTS INWARD CLG RAVI', -5_000_00],
        ['15/04/2024', 'UPI/DR/412345678901/SHOP', -500_00],
        ['16/04/2024', 'UPI/DR/412345678901/SHOP', -700_00],
        ['20/04/2024', 'IMPS/P2A/412345678903/RAVI KUMAR', 90_000_00],
        ['22/04/2024', 'IMPS/P2A/412345678904/RAVI KUMAR', -90_000_00],
      ]),
    )
    // 6 April 2024 was a first Saturday, 14 April a Sunday.
    expect(hintsOf(found)).toEqual([
      ['roundTrip', [4, 5]],
      ['weekendCheque', [1]],
      ['sameReference', [2, 3]],
    ])
  })

  test('of a PDF tell who saved it, when and how often', async () => {
    const [layout] = layouts
    if (!layout) throw new Error('No layout.')
    const account = makeAccount({ bank: layout.bank, code: layout.code, seed: 5, rows: 20 })
    const drawn = await drawPdf(account, layout, { producer: 'iLovePDF' })
    // A second save appends; what it changes does not matter here.
    const saved = Buffer.concat([drawn, Buffer.from('\nstartxref\n9\n%%EOF\n')])
    const { hints } = await read(saved)
    expect(hints.map(({ code }) => code)).toEqual(expect.arrayContaining(['editorProducer', 'savedInParts']))
    const { hints: clean } = await read(await drawPdf(account, layout))
    expect(clean.map(({ code }) => code)).not.toContain('editorProducer')
    expect(clean.map(({ code }) => code)).not.toContain('savedInParts')
  })

  test('of a PDF find an amount that was pasted over another, in a font of its own', async () => {
    const [layout] = layouts
    if (!layout) throw new Error('No layout.')
    const account = makeAccount({ bank: layout.bank, code: layout.code, seed: 5, rows: 20 })
    const document = await PDFDocument.load(await drawPdf(account, layout))
    const font = await document.embedFont(StandardFonts.TimesRoman)
    const width = font.widthOfTextAtSize('91,234.00', 8)
    // On the balance of the first row, whose place the layout tells.
    const right = layout.columns.at(-1)?.right ?? 0
    document.getPage(0).drawText('91,234.00', { x: right - width, y: 842 - 117 - 4, size: 8, font })
    const { hints } = await read(await document.save())
    expect(hints.find(({ code }) => code === 'otherFontInAmounts')?.params).toEqual({
      page: 1,
      name: 'Times-Roman',
      otherName: 'Helvetica',
    })
  })
})
