import { z } from 'zod'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { upiCheck as product } from '../../../contracts/products/upiCheck.ts'
import { companyNamed, mismatchedName, personNamed } from '../synthetic/people.ts'
import { defineRunner } from './define.ts'
import { nameVerdict } from './nameVerdict.ts'

/** The banks behind some handles. */
const banks: Record<string, string> = {
  okhdfcbank: 'HDFC Bank',
  oksbi: 'State Bank of India',
  okaxis: 'Axis Bank',
  okicici: 'ICICI Bank',
  ybl: 'Yes Bank',
  paytm: 'Paytm Payments Bank',
}

const nameKinds = { person: 'person', merchant: 'organisation', unknown: 'unknown' } as const

export const upiCheck = defineRunner('upi-check', {
  record: product.result.omit({ status: true, nameMatch: true }).extend({ blocked: z.boolean() }),
  sandbox({ vpa, name }, synthetic) {
    const kind: ResultOf<'upi-check'>['kind'] = synthetic.plain || synthetic.chance() > 0.25 ? 'person' : 'merchant'
    const holder = kind === 'person' ? personNamed(synthetic) : companyNamed(synthetic)
    return {
      name: synthetic.mismatch ? mismatchedName(name ?? '') : holder,
      blocked: !synthetic.plain && !synthetic.mismatch && synthetic.chance() < 0.04,
      kind,
      bank: banks[vpa.slice(vpa.indexOf('@') + 1)] ?? null,
    }
  },
  sample: random => ({ vpa: generateIdentifier('vpa', random) }),
  remote: {
    path: '/upi',
    body: { vpa: 'vpa', name: 'name' },
    record: {
      name: 'data.name',
      blocked: { at: 'data.status', values: { ACTIVE: false, BLOCKED: true } },
      kind: { at: 'data.type', values: { PERSON: 'person', MERCHANT: 'merchant' } },
      bank: 'data.bank',
    },
  },
  result({ name }, { blocked, ...record }) {
    const { nameMatch, differs } = nameVerdict(name, record.name, nameKinds[record.kind ?? 'unknown'])
    return { ...record, status: blocked ? 'blocked' : differs ? 'name_differs' : 'active', nameMatch }
  },
})
