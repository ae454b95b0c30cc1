import { z } from 'zod'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { bankAccountCheck as product } from '../../../contracts/products/bankAccountCheck.ts'
import { mismatchedName, personNamed } from '../synthetic/people.ts'
import { defineRunner } from './define.ts'
import { nameVerdict } from './nameVerdict.ts'

const standing = z.enum(['active', 'frozen', 'nre', 'closed'])

const branches = ['HDFC0000001', 'ICIC0000001', 'SBIN0000300', 'UTIB0000001', 'PUNB0000100'] as const

const banks: Record<string, string> = {
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  SBIN: 'State Bank of India',
  UTIB: 'Axis Bank',
  PUNB: 'Punjab National Bank',
}

export const bankAccountCheck = defineRunner('bank-account-check', {
  record: product.result.omit({ nameMatch: true, exists: true }).extend({ status: standing }),
  sandbox({ ifsc, name }, synthetic) {
    const usual = synthetic.plain || synthetic.mismatch || synthetic.chance() > 0.08
    const status: z.infer<typeof standing> = usual ? 'active' : synthetic.pick(['frozen', 'nre', 'closed'])
    // The code of success finds whoever was asked for, so that a whole case can go well.
    const right = (synthetic.plain && name) || personNamed(synthetic)
    const holder = synthetic.mismatch ? mismatchedName(name ?? '') : right
    return {
      status,
      name: status === 'closed' ? null : holder,
      bank: banks[ifsc.slice(0, 4)] ?? null,
      branch: null,
      utr: status === 'active' ? String(synthetic.between(600_000_000_000, 639_999_999_999)) : null,
    }
  },
  sample: random => ({
    account: generateIdentifier('account', random),
    ifsc: branches[Math.floor(random() * branches.length)] ?? branches[0],
  }),
  remote: {
    path: '/bank-account',
    body: { account: 'account_number', ifsc: 'ifsc', name: 'name' },
    record: {
      status: {
        at: 'data.account_status',
        values: { ACTIVE: 'active', FROZEN: 'frozen', NRE: 'nre', CLOSED: 'closed' },
      },
      name: 'data.name_at_bank',
      bank: 'data.bank_name',
      branch: 'data.branch',
      utr: 'data.utr',
    },
  },
  result({ name }, record) {
    const { nameMatch, differs } = nameVerdict(name, record.name)
    const status = record.status === 'active' && differs ? 'name_differs' : record.status
    return { ...record, status, nameMatch, exists: record.status !== 'closed' }
  },
})
