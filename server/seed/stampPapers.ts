import { Readable } from 'node:stream'
import { stateName } from '../../contracts/identifiers/states.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { storeEsignFile } from '../esign/files.ts'
import { addStampPaper, withdrawStampPaper } from '../esign/stampPapers.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { renderMixedScript } from '../reports/mixedScript.ts'
import { pdfOf } from '../reports/pdf.ts'
import type { SeedSize } from './size.ts'

const ink = '#1B1A17'
const owner = 'Zenith Components Private Limited'

/** What rent and loan agreements of the demo take as their first page. */
export const seededStamps = {
  rent: { state: 'Maharashtra', valuePaise: 100_00, certificate: null },
  loan: { state: 'Maharashtra', valuePaise: 500_00, certificate: null },
} as const

interface SeededStamp {
  number: string
  state: string
  valuePaise: number
  secondParty: string | null
}

const rents = [1, 2, 3, 4, 5, 6].map(count => ({
  number: `IN-MH4471902${count}`,
  ...seededStamps.rent,
  secondParty: count === 1 ? 'Imran Qureshi' : null,
}))

const stock: readonly SeededStamp[] = [
  ...rents,
  { number: 'IN-MH55018234', ...seededStamps.loan, secondParty: null },
  { number: 'IN-MH55018235', ...seededStamps.loan, secondParty: null },
  { number: 'IN-KA90210456', state: 'Karnataka', valuePaise: 100_00, secondParty: null },
  { number: 'IN-KA90210457', state: 'Karnataka', valuePaise: 100_00, secondParty: null },
]

/** A few stamp papers of the demo, one of them damaged. They are drawn like the certificates that one buys, and say that they are none. */
export async function seedStampPapers(ctx: Context, scope: Scope<CustomerActor>, size: SeedSize): Promise<void> {
  for (const one of stock.slice(0, size.stampPapers)) {
    const content = await drawCertificate(one)
    const upload = { filename: `${one.number}.pdf`, file: Readable.from([content]) }
    const { id: file } = await storeEsignFile(ctx, scope, upload)
    const { number, state, valuePaise, secondParty } = one
    const paper = { file, number, state, valuePaise, secondParty, firstParty: owner, purchasedOn: '2026-01-12' }
    const { id } = await addStampPaper(ctx, scope, paper)
    if (number === 'IN-KA90210457') await withdrawStampPaper(ctx, scope, id, 'The certificate number cannot be read.')
  }
}

function drawCertificate({ number, state, valuePaise, secondParty }: SeededStamp): Promise<Buffer> {
  const write = (words: string, fontSize = 11) => renderMixedScript(words, { fontSize, color: ink })
  const facts = [
    ['Certificate No.', number],
    ['Certificate issued', '12-Jan-2026 11:42 AM'],
    ['State', stateName(state, 'en')],
    ['Stamp duty', formatPaise(valuePaise)],
    ['First party', owner],
    ['Second party', secondParty ?? '-'],
  ]
  return pdfOf({
    info: { title: number },
    pageSize: 'A4',
    pageMargins: [64, 72, 64, 64],
    defaultStyle: { font: 'Roboto', lineHeight: 1.3 },
    content: [
      { ...write('e-Stamp', 26), alignment: 'center', margin: [0, 0, 0, 6] },
      {
        ...write('Sample certificate of the sandbox: not legal tender', 10),
        alignment: 'center',
        margin: [0, 0, 0, 28],
      },
      ...facts.map(([label = '', value = '']) => ({
        columns: [
          { ...write(label), width: 160 },
          { ...write(value), width: '*' },
        ],
        margin: [0, 0, 0, 8],
      })),
      { ...write('Please write or type below this line', 9), alignment: 'center', margin: [0, 28, 0, 0] },
    ],
  })
}
