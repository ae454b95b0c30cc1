import { z } from 'zod'
import { challanRoutes, isPaid } from '../../../contracts/challans/challans.ts'
import { generateIdentifier, plateStates } from '../../../contracts/identifiers/index.ts'
import { challansFor } from '../synthetic/challans.ts'
import { defineRunner } from './define.ts'

const challan = z.object({
  number: z.string().min(1).max(60),
  issuedOn: z.iso.date(),
  offence: z.string().max(500),
  section: z.string().max(100).nullable(),
  place: z.string().max(300).nullable(),
  /** The two letters of a number plate. */
  state: z.string().max(2),
  amountPaise: z.number().int().min(0),
  status: z.enum(['pending', 'paid']),
  paidOn: z.iso.date().nullable(),
  payability: z.enum(challanRoutes),
  court: z.string().max(200).nullable(),
})

const challanPlaces = {
  number: 'challan_number',
  issuedOn: 'date',
  offence: 'offence',
  section: 'section',
  place: 'place',
  state: 'state',
  amountPaise: 'amount_paise',
  status: { at: 'status', values: { PENDING: 'pending', PAID: 'paid' } },
  paidOn: 'payment_date',
  payability: {
    at: 'route',
    values: {
      ONLINE: 'online',
      VIRTUAL_COURT: 'virtual_court',
      PHYSICAL_COURT: 'physical_court',
      CONTESTED: 'contested',
      EXCLUDED_STATE: 'excluded_state',
    },
  },
  court: 'court',
}

export const vehicleChallans = defineRunner('vehicle-challans', {
  record: z.object({ challans: z.array(challan).max(1_000) }),
  // The challan tool's sandbox knows the same ones. Code 000 asks for a vehicle in order: all of its challans are paid.
  sandbox({ rc }, { mismatch, plain }) {
    const known = challansFor(rc, mismatch ? '409' : plain ? '000' : '')
    const challans = known.map(one => {
      const issuedOn = one.dateChallan.slice(0, 10)
      const status = plain || isPaid(one.status, 'public') ? ('paid' as const) : ('pending' as const)
      return {
        number: one.challanNo,
        issuedOn,
        offence: one.detailsViolation.map(({ offence }) => offence).join(', '),
        section: one.detailsViolation.map(({ section }) => section).join(', ') || null,
        place: one.locationChallan,
        state: one.state,
        amountPaise: one.amountPaise,
        status,
        paidOn: status === 'paid' ? (one.datePayment?.slice(0, 10) ?? issuedOn) : null,
        payability: one.route,
        court: one.courtStatus,
      }
    })
    return { challans }
  },
  sample: random => ({ rc: generateIdentifier('rc', random) }),
  remote: {
    path: '/challans',
    body: { rc: 'registration_number' },
    record: { challans: { at: 'data.challans', row: challanPlaces } },
  },
  result(_input, record) {
    // A source may list a challan twice; the paid one wins, as in the challan tool.
    const byNumber = new Map<string, z.output<typeof challan>>()
    for (const one of record.challans) {
      const other = byNumber.get(one.number)
      if (!other || (one.status === 'paid' && other.status === 'pending')) byNumber.set(one.number, one)
    }
    const challans = [...byNumber.values()]
      .sort((one, other) => (one.issuedOn > other.issuedOn ? -1 : 1))
      .map(one => ({ ...one, state: plateStates.get(one.state)?.en ?? one.state }))
    const pending = challans.filter(({ status }) => status === 'pending')
    return {
      status: pending.length > 0 ? 'pending' : 'clear',
      pending: pending.length,
      pendingPaise: pending.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      paid: challans.length - pending.length,
      oldestOn: pending.at(-1)?.issuedOn ?? null,
      challans,
    }
  },
})
