import { generateIdentifier, gstinNote, gstStates, hasPan } from '../../../contracts/identifiers/index.ts'
import { gstinCheck as product } from '../../../contracts/products/gstinCheck.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { addressIn, placeIn } from '../synthetic/places.ts'
import { taxpayerOf } from '../synthetic/taxpayers.ts'
import { defineRunner } from './define.ts'

const constitutions: Record<string, string> = {
  P: 'Proprietorship',
  C: 'Private limited company',
  H: 'Hindu undivided family',
  F: 'Partnership',
  T: 'Trust',
  L: 'Local authority',
  G: 'Government department',
}

/** A PAN says what its holder is; the other forms say it themselves. */
const constitutionOf = (gstin: string): string =>
  hasPan(gstin) ? (constitutions[gstin.charAt(5)] ?? 'Society, club or association') : (gstinNote(gstin)?.en ?? '-')

export const gstinCheck = defineRunner('gstin-check', {
  record: product.result.omit({ state: true }),
  sandbox({ gstin }, synthetic) {
    const legalName = taxpayerOf(gstin)
    const usual = synthetic.plain || synthetic.chance() > 0.08
    const odd = synthetic.mismatch ? 'cancelled' : synthetic.pick(['cancelled', 'suspended'])
    const status: ResultOf<'gstin-check'>['status'] = usual && !synthetic.mismatch ? 'active' : odd
    return {
      legalName,
      tradeName: legalName.replace(/ (Private Limited|LLP|HUF)$/, ''),
      status,
      constitution: constitutionOf(gstin),
      registeredOn: synthetic.day(-3000, -400),
      lastReturn: `GSTR-3B, ${synthetic.day(-90, -30).slice(0, 7)}`,
      address: addressIn(synthetic, placeIn(synthetic, gstStates.get(gstin.slice(0, 2))?.en)),
    }
  },
  sample: random => ({ gstin: generateIdentifier('gstin', random) }),
  remote: {
    path: '/gstin',
    body: { gstin: 'gstin' },
    record: {
      legalName: 'data.legal_name',
      tradeName: 'data.trade_name',
      status: { at: 'data.status', values: { Active: 'active', Cancelled: 'cancelled', Suspended: 'suspended' } },
      constitution: 'data.constitution',
      registeredOn: 'data.registered_on',
      lastReturn: 'data.last_return',
      address: 'data.principal_address',
    },
  },
  result: ({ gstin }, record) => ({ ...record, state: gstStates.get(gstin.slice(0, 2))?.en ?? '-' }),
})
