import { z } from 'zod'
import { checkIdentifier, generateIdentifier, gstStates } from '../../../contracts/identifiers/index.ts'
import { holderOf } from '../synthetic/people.ts'
import type { Synthetic } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'

const standing = z.enum(['active', 'suspended', 'cancelled'])

const registration = z.object({
  gstin: z.string().length(15),
  status: standing,
  registeredOn: z.iso.date().nullable(),
})

export const gstinByPan = defineRunner('gstin-by-pan', {
  record: z.object({
    legalName: z.string().min(1).max(200),
    /** A PAN without a registration is "not found". */
    gstins: z.array(registration).min(1).max(1000),
  }),
  sandbox({ pan }, synthetic) {
    const states = ['27', '29', '07', '33', '24', '06', '36', '19'].slice(0, synthetic.between(1, 6))
    return { legalName: holderOf(pan), gstins: states.map(state => registrationOf(synthetic, state, pan)) }
  },
  sample: random => ({ pan: generateIdentifier('pan', random) }),
  remote: {
    path: '/gstin-by-pan',
    body: { pan: 'pan' },
    record: {
      legalName: 'data.legal_name',
      gstins: {
        at: 'data.gstins',
        row: {
          gstin: 'gstin',
          status: { at: 'status', values: { Active: 'active', Suspended: 'suspended', Cancelled: 'cancelled' } },
          registeredOn: 'registered_on',
        },
      },
    },
  },
  result(_input, { legalName, gstins }) {
    const having = (wanted: z.infer<typeof standing>) => gstins.filter(({ status }) => status === wanted).length
    return {
      legalName,
      status: having('active') > 0 ? 'active' : having('suspended') > 0 ? 'suspended' : 'cancelled',
      count: gstins.length,
      activeCount: having('active'),
      gstins: gstins.map(one => ({ ...one, state: gstStates.get(one.gstin.slice(0, 2))?.en ?? '-' })),
    }
  },
})

function registrationOf(synthetic: Synthetic, state: string, pan: string): z.infer<typeof registration> {
  const usual = synthetic.plain || synthetic.chance() > 0.15
  return {
    gstin: withCheckCharacter(`${state}${pan}1Z`),
    status: synthetic.mismatch ? 'cancelled' : usual ? 'active' : synthetic.pick(['suspended', 'cancelled']),
    registeredOn: synthetic.day(-3000, -400),
  }
}

const withCheckCharacter = (body: string): string =>
  body + '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').find(last => checkIdentifier('gstin', body + last).ok)
