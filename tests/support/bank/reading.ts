import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { UploadedFile } from '../../../contracts/calls/files.ts'
import type { Bank } from './bank.ts'
import type { Reading } from './journal.ts'
import type { Operation } from './operations.ts'

interface Shown {
  id: string
  status: string
  charge: { paise: number }
}

/** A month of a made-up account, different for each number. */
function statementOf(number: number): Buffer {
  const rows = [
    ['01', 'NEFT CR SALARY NOVA TEXTILES', '', 50_000],
    ['12', 'UPI/DR/ravi@okaxis', 1_500, ''],
  ] as const
  let balance = 10_000 + number
  const lines = rows.map(([day, text, debit, credit]) => {
    balance += Number(credit) - Number(debit)
    return `${day}/04/2025,${text},${debit},${credit},${balance}.00`
  })
  const head = ['Account Name,MEERA NAIR', 'Account Number,50100012345678', `Opening Balance,${10_000 + number}.00`]
  const columns = 'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance'
  return Buffer.from([...head, columns, ...lines, `Closing Balance,${balance}.00`].join('\n'))
}

const picture = readFileSync(new URL('../../../server/files/samples/pan.jpg', import.meta.url))

/** Uploads a file, has it read by a check, and waits for its end. */
async function read(bank: Bank, product: Reading['product'], content: Buffer): Promise<void> {
  const number = bank.next()
  const call = bank.as('demo@satyapan.test')
  const isPicture = product === 'ocr-document'
  const { id: fileId } = await bank.untilAnswered(() => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)]), isPicture ? 'card.jpg' : `statement-${number}.csv`)
    return call<UploadedFile>('POST', '/api/files', form)
  })
  const path = `/api/resources/${product}`
  const input = { files: [fileId], ...(isPicture && { kind: 'pan' }) }
  const asked = { input, consent: true, purpose: 'customer_onboarding', reference: `reading-${number}` }
  const headers = { 'idempotency-key': `reading-${number}` }
  const { id } = await bank.untilAnswered(() => call<Shown>('POST', path, asked, headers))
  const reading: Reading = { product, fileId, sha256: createHash('sha256').update(content).digest('hex') }
  bank.journal.readings.set(id, reading)
  reading.ended = await bank.untilAnswered(async () => {
    const { status, charge } = await call<Shown>('GET', `${path}/${id}`)
    if (status === 'queued' || status === 'in_progress') throw new Error(`reading: 503 it is ${status}`)
    return { status, paise: charge.paise }
  })
}

export const readStatement: Operation = bank => read(bank, 'bank-statement', statementOf(bank.next()))

/** Takes seconds instead of a fraction of one. */
export const readPicture: Operation = bank => read(bank, 'ocr-document', picture)

/** Whether one of these checks reads its file at this moment. */
export async function isReading(bank: Bank, isMeant: (id: string) => boolean): Promise<boolean> {
  const call = bank.as('demo@satyapan.test')
  for (const [id, { product, ended }] of bank.journal.readings) {
    if (ended || !isMeant(id)) continue
    const { status } = await bank.untilAnswered(() => call<Shown>('GET', `/api/resources/${product}/${id}`))
    if (status === 'in_progress') return true
  }
  return false
}

/** What the customer cannot read again of the readings given: uploaded files, and analyses that were paid for. */
export async function missingOf(bank: Bank, readings: Iterable<[id: string, Reading]>): Promise<string[]> {
  const call = bank.as('demo@satyapan.test')
  const missing: string[] = []
  for (const [id, { product, fileId, sha256, ended }] of readings) {
    const files = await bank.untilAnswered(() =>
      call<{ files: UploadedFile[] }>('GET', `/api/verifications/${id}/files`),
    )
    const content = await bank.untilAnswered(() => bank.download(`/api/files/${fileId}/content`))
    if (files.files[0]?.sha256 !== sha256 || createHash('sha256').update(content).digest('hex') !== sha256)
      missing.push(`file ${fileId}`)
    if (product === 'bank-statement' && ended?.status === 'completed')
      await bank
        .untilAnswered(() => call('GET', `/api/bank-statements/${id}`))
        .catch((error: Error) => missing.push(`analysis ${id}: ${error.message}`))
  }
  return missing
}
