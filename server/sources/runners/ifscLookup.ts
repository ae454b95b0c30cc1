import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { ifscLookup as product } from '../../../contracts/products/ifscLookup.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { lookupIfsc } from '../banks/index.ts'
import { defineOwnRunner } from './define.ts'

/** What the demonstration looks up: codes of head offices, which every version of the list has. */
const wellKnown = ['HDFC0000001', 'SBIN0004343', 'ICIC0000001', 'UTIB0000001', 'HDFC0CKUB01', 'SBIN0070760']

/** The list is the answer, so that the record is the result. */
export const ifscLookup = defineOwnRunner(product, {
  answer({ ifsc }) {
    const found = lookupIfsc(ifsc)
    if (!found) return null
    const { bank, lentBy, branchCode, micr, kind, formerBank, services } = found
    const status: ResultOf<'ifsc-lookup'>['status'] = formerBank?.code === bank.code ? 'merged' : 'listed'
    return {
      status,
      bank: bank.name ?? bank.code ?? ifsc.slice(0, 4),
      lentBy: lentBy && (lentBy.name ?? lentBy.code),
      branch: null,
      address: null,
      branchCode,
      micr,
      kind: product.result.shape.kind.catch(null).parse(kind),
      formerBank: formerBank?.name ?? null,
      formerUntil: formerBank?.on ?? null,
      upi: services?.upi ?? null,
      nachCredit: services?.nachCredit ?? null,
      achDebit: services?.achDebit ?? null,
      mandates: services?.mandates ?? null,
      aadhaarPayments: services?.aadhaarPayments ?? null,
    }
  },
  sample: random => ({
    ifsc: wellKnown[Math.floor(random() * wellKnown.length)] ?? generateIdentifier('ifsc', random),
  }),
})
