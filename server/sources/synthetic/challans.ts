import { plateStateCode } from '../../../contracts/identifiers/index.ts'
import type { SourceChallan } from '../../platform/ports/challanSource.ts'
import { personNamed } from './people.ts'
import { hostileChallans, mixedChallans } from './specialChallans.ts'
import { type Synthetic, syntheticFor } from './synthetic.ts'

/** Plates of the BH series and of missions do not name a state. */
const stateOf = (rcNo: string) => (/^[A-Z]/.test(rcNo) ? plateStateCode(rcNo) : 'DL')

const pictures = ['speed', 'junction', 'plate'] as const

/** Generates a vehicle's challans, newest first and always the same; `code` is the scenario selected by its last three digits. */
export function challansFor(rcNo: string, code: string): SourceChallan[] {
  const synthetic = syntheticFor(`challan\n${rcNo}`, code)
  const vehicle = String(synthetic.between(1_000_000_000, 9_999_999_999))
  const nameOwner = code === '000' ? 'Ananya Deshmukh' : personNamed(synthetic)
  const complete = (one: DrawnChallan, index: number): SourceChallan => {
    const dateChallan = dayOf(synthetic, index)
    return {
      ...one,
      rcNo,
      nameOwner,
      challanNo: `${one.state}${vehicle}${String(index + 1).padStart(3, '0')}`,
      dateChallan,
      datePayment: one.datePayment && laterOf(one.datePayment, dateChallan),
    }
  }
  if (code === '000') return mixedChallans.map(complete)
  const drawn = Array.from({ length: countOf(synthetic, code) }, () => oneOf(synthetic, rcNo, code))
  if (code === '422') return drawn.map((one, index) => complete({ ...one, ...hostileChallans[index] }, index))
  const all = drawn.map(complete)
  return code === '409' ? [...all, ...all] : all
}

const PAID_AFTER_MS = 9 * 24 * 60 * 60_000

/** Nobody pays before the day of issue; some days after it, then. */
const laterOf = (paid: string, issued: string): string =>
  Date.parse(paid) > Date.parse(issued) ? paid : new Date(Date.parse(issued) + PAID_AFTER_MS).toISOString()

type DrawnChallan = Omit<SourceChallan, 'challanNo' | 'rcNo' | 'nameOwner' | 'dateChallan'>

function countOf(synthetic: Synthetic, code: string): number {
  const counts: Record<string, number> = {
    '404': 0,
    '020': 20,
    '500': 500,
    '451': 3,
    '402': 2,
    '409': 3,
    '410': 3,
    '422': 4,
  }
  return counts[code] ?? synthetic.between(0, 6)
}

/** Weeks apart, so that the random part cannot change the order. */
function dayOf(synthetic: Synthetic, index: number): string {
  const day = Date.parse(synthetic.day(-index - 20, -index - 20))
  return new Date(day + synthetic.between(3 * 60, 14 * 60) * 60_000).toISOString()
}

function oneOf(synthetic: Synthetic, rcNo: string, code: string): DrawnChallan {
  const broken = offences[synthetic.between(0, offences.length - 1)] ?? offences[0]
  const rupees = broken.rupees[synthetic.between(0, broken.rupees.length - 1)] ?? 500
  const common = {
    amountPaise: rupees * 100,
    detailsViolation: [{ offence: broken.offence, section: broken.section }],
    locationChallan: synthetic.pick(roads),
    nameViolator: synthetic.chance() < 0.7 ? personNamed(synthetic) : null,
    dlRcNumber: rcNo,
    state: stateOf(rcNo),
    images: synthetic.chance() < 0.5 ? [synthetic.pick(pictures)] : [],
    portal: 'National e-Challan portal',
  }
  const open = { status: 'Pending', datePayment: null }
  if (code === '410') return { ...common, ...open, images: ['gone', 'speed'], route: 'online', courtStatus: null }
  if (code === '451') return { ...common, ...open, state: 'AS', route: 'excluded_state', courtStatus: null }
  const plain = code !== ''
  const roll = synthetic.chance()
  if (plain || roll < 0.6) return { ...common, ...open, route: 'online', courtStatus: null }
  if (roll < 0.75) return { ...common, ...open, route: 'virtual_court', courtStatus: 'With the virtual court' }
  if (roll < 0.85) return { ...common, ...open, route: 'physical_court', courtStatus: 'District magistrate' }
  return { ...common, status: 'Paid', datePayment: dayOf(synthetic, 0), route: 'online', courtStatus: null }
}

/** Common offences, with sections of the Motor Vehicles Act and typical state fines in rupees. */
const offences = [
  { offence: 'Exceeding the speed limit', section: '183(1)', rupees: [1_000, 1_500, 2_000] },
  { offence: 'Riding without a helmet', section: '194D', rupees: [500, 1_000] },
  { offence: 'Driving without a seat belt', section: '194B(1)', rupees: [1_000] },
  { offence: 'Jumping a red light', section: '184', rupees: [1_000, 5_000] },
  { offence: 'Parking in a no-parking area', section: '122/177', rupees: [500] },
  { offence: 'Using a phone while driving', section: '184', rupees: [1_000, 1_500] },
  { offence: 'Driving without insurance', section: '196', rupees: [2_000] },
  { offence: 'No valid pollution certificate', section: '190(2)', rupees: [500, 1_500] },
  { offence: 'Triple riding on a two-wheeler', section: '128/194C', rupees: [1_000] },
  { offence: 'Driving against the direction of traffic', section: '184', rupees: [1_000] },
] as const

const roads = [
  'Mumbai-Pune Expressway, km 47',
  'Hinjewadi Phase 1, Wakad bridge',
  'Outer Ring Road, Marathahalli',
  'Senapati Bapat Marg, Shivajinagar',
  'NH 48, Vashi toll plaza',
  'FC Road, Deccan Gymkhana',
  'Nagar Road, Viman Nagar chowk',
  'MG Road, Camp',
] as const
