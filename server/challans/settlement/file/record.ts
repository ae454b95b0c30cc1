import { Readable } from 'node:stream'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { AdminActor } from '../../../platform/identity/actors.ts'
import { newId } from '../../../platform/identity/ids.ts'
import { keepWith } from '../../../platform/objectStorage/sealedStore.ts'
import { translate } from '../../../platform/translate.ts'
import { paper, type Style, write } from '../../../reports/blocks/style.ts'
import { pdfOf } from '../../../reports/pdf.ts'
import type { PlannedLine } from './plan.ts'

interface Settled {
  locale: Locale
  number: string
  receiptNo: string
  date: string | null
  lines: readonly PlannedLine[]
}

/**
 * Stores a document for an order's payer that says what the portal's file said of their challans, as the proof of settlement: the file
 * itself has the challans of others. Returns its object, which the settlement claims.
 */
export async function storeRecord(
  { db, objects }: Context,
  { actor }: Scope<AdminActor>,
  settled: Settled,
): Promise<string> {
  const pdf = await pdfOf(recordDocument(settled))
  const objectId = newId('obj')
  const object = await objects.put(objectId, Readable.from(pdf), pdf.length)
  const file = { object_id: objectId, uploaded_by: actor.adminId, type: 'application/pdf', bytes: object.bytes }
  await keepWith({ db }, [object], trx => trx.insertInto('challan_files').values(file).execute())
  return objectId
}

function recordDocument({ locale, number, receiptNo, date, lines }: Settled) {
  const text = (key: 'title' | 'order' | 'receipt' | 'date' | 'challan' | 'fine', style: Style = {}) =>
    write(translate(locale, `challanOrders.file.record.${key}`), style)
  const fact = (key: 'order' | 'receipt' | 'date', value: string) => [text(key), value]
  return {
    info: { title: `Settlement ${number}` },
    ...paper,
    content: [
      text('title', { fontSize: 18, bold: true }),
      {
        table: {
          widths: [140, '*'],
          body: [fact('order', number), fact('receipt', receiptNo), ...(date ? [fact('date', date)] : [])],
        },
        layout: 'noBorders',
        margin: [0, 16, 0, 16],
      },
      {
        table: {
          headerRows: 1,
          widths: ['*', 110],
          body: [
            [text('challan'), text('fine')],
            ...lines.map(({ challanNo, match }) => [challanNo, formatPaise(match?.fine ?? 0)]),
          ],
        },
        layout: 'lightHorizontalLines',
      },
    ],
  }
}
