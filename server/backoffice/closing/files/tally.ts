import { DOMImplementation, XMLSerializer } from '@xmldom/xmldom'
import { accountingLedgers } from './ledgers.ts'
import type { Voucher } from './vouchers.ts'

const amountOf = (paise: number) => (paise / 100).toFixed(2)

/**
 * Vouchers for the import of TallyPrime ("Import Data" of vouchers, as its developer reference has them). A debit is "deemed positive", and its
 * amount negative. The ledgers must exist there under the names of `ledgers.ts`.
 */
export function tallyXml(vouchers: readonly Voucher[]): string {
  const document = new DOMImplementation().createDocument(null, 'ENVELOPE')
  const root = document.documentElement
  const add = (parent: typeof root, name: string, value?: string): typeof root => {
    const child = document.createElement(name)
    if (value !== undefined) child.appendChild(document.createTextNode(value))
    parent.appendChild(child)
    return child
  }
  add(add(root, 'HEADER'), 'TALLYREQUEST', 'Import Data')
  const data = add(add(root, 'BODY'), 'IMPORTDATA')
  add(add(data, 'REQUESTDESC'), 'REPORTNAME', 'Vouchers')
  const messages = add(data, 'REQUESTDATA')
  for (const { type, number, day, narration, lines } of vouchers) {
    const voucher = add(add(messages, 'TALLYMESSAGE'), 'VOUCHER')
    voucher.setAttribute('VCHTYPE', type)
    voucher.setAttribute('ACTION', 'Create')
    add(voucher, 'DATE', day.replaceAll('-', ''))
    add(voucher, 'VOUCHERTYPENAME', type)
    add(voucher, 'VOUCHERNUMBER', number)
    add(voucher, 'NARRATION', narration)
    for (const { ledger, paise } of lines) {
      const entry = add(voucher, 'ALLLEDGERENTRIES.LIST')
      add(entry, 'LEDGERNAME', accountingLedgers[ledger])
      add(entry, 'ISDEEMEDPOSITIVE', paise > 0 ? 'Yes' : 'No')
      add(entry, 'AMOUNT', amountOf(-paise))
    }
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}`
}
