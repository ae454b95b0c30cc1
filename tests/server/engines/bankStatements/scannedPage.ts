import sharp from 'sharp'
import type { FileType } from '../../../../contracts/files/files.ts'
import type { PictureReader } from '../../../../server/engines/bankStatements/model.ts'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { type SeenWord, seenLines } from './seenLines.ts'

export type Recognise = PictureReader['recognise']

/** Reads one file, with our own recogniser unless another is given. */
export async function read(
  content: Uint8Array,
  type: FileType = 'pdf',
  recognise?: Recognise,
  readStrips: PictureReader['readStrips'] = async () => [],
) {
  const steps: string[] = []
  const reader = recognise && { recognise, readStrips }
  const analysis = await readStatements([{ name: 'scan', type, content }], { reader }, step => steps.push(step))
  const [file] = analysis.files
  const [account] = analysis.accounts
  return { analysis, steps, file, problem: file?.problem?.code ?? null, verdict: account?.reconciliation.verdict }
}

export const heads: SeenWord[] = [
  ['Date', 30, 'left'],
  ['Particulars', 84, 'left'],
  ['Debit', 420, 'right'],
  ['Credit', 490, 'right'],
  ['Balance', 568, 'right'],
]
export const row = (date: string, text: string, debit: string, credit: string, balance: string): SeenWord[] =>
  [
    [date, 30, 'left'] as const,
    [text, 84, 'left'] as const,
    [debit, 420, 'right'] as const,
    [credit, 490, 'right'] as const,
    [balance, 568, 'right'] as const,
  ].filter(([word]) => word !== '')
export const page = (rows: SeenWord[][], closing = '13,800.50'): SeenWord[][] => [
  [['Account No : 50100012345678', 30, 'left']],
  [
    ['Opening Balance : 10,000.00', 30, 'left'],
    [`Closing Balance : ${closing}`, 320, 'left'],
  ],
  heads,
  ...rows,
]
export const rows = [
  row('01/04/2024', 'NEFT CR SALARY', '', '5,000.00', '15,000.00'),
  row('02/04/2024', 'ATM WDL', '1,000.00', '', '14,000.00'),
  row('03/04/2024', 'UPI/DR/RAVI', '199.50', '', '13,800.50'),
]

/** A page that the recogniser sees so; the picture itself does not matter. */
export const see =
  (lines: SeenWord[][], degrees = 0): Recognise =>
  async () =>
    seenLines(lines, degrees)
export const blank = await sharp({ create: { width: 400, height: 560, channels: 3, background: '#fff' } })
  .composite([{ input: Buffer.from('<svg width="99" height="99"><circle r="50"/></svg>'), left: 9, top: 9 }])
  .png()
  .toBuffer()
