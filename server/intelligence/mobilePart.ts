import type { MobileResult } from '../../contracts/intelligence/intelligence.ts'
import type { ResultOf } from '../../contracts/products/index.ts'
import { type Ask, type At, followed } from './ask.ts'

/** A mobile number: its line, its holder, where the holder works, and the holder's vehicles; the latter two not for an alternate number. */
export function mobilePart(
  ask: Ask,
  mobile: string,
  at: Date,
  part: Extract<At['part'], 'mobileResults' | 'alternateMobileData'> = 'mobileResults',
): MobileResult {
  const place: At = { part, entry: mobile }
  const line = ask(place, 'mobile-check', { phone: mobile })
  const holder = ask(place, 'mobile-profile', { phone: mobile })
  const isFollowed = part === 'mobileResults'
  const uan = isFollowed ? holder?.uan : null
  const vehicles = isFollowed ? (holder?.vehicles ?? []).slice(0, followed.vehicles) : []
  return {
    mobileNumber: mobile,
    connection: line && {
      status: line.status,
      operator: line.operator,
      circle: line.circle,
      ported: line.ported,
      connection: line.connection,
    },
    aadhaarLink: linkOf(holder),
    address: holder?.deliveries ?? [],
    age: holder?.dob ? ageOn(holder.dob, at) : null,
    identity: holder && {
      personalInfo: { fullName: holder.name, gender: holder.gender, dob: holder.dob, occupation: holder.occupation },
      phoneInfo: holder.phones,
      addressInfo: holder.addresses,
      emailInfo: holder.emails,
      idInfo: holder.documents,
    },
    employmentHistory: uan ? (ask(place, 'uan-check', { uan })?.employments ?? []).map(employmentOf) : [],
    rcDetails: vehicles.flatMap(({ rc }) => {
      const vehicle = ask(place, 'vehicle-rc-check', { rc })
      return vehicle ? [vehicleOf(rc, vehicle)] : []
    }),
  }
}

function linkOf(holder: ResultOf<'mobile-profile'> | null): MobileResult['aadhaarLink'] {
  if (!holder) return null
  const { aadhaarLinked: status } = holder
  if (status === null) return { status, message: null }
  return { status, message: status ? 'This number is linked to an Aadhaar.' : 'No Aadhaar is linked to this number.' }
}

const employmentOf = ({
  establishment,
  memberId,
  joinedOn,
  exitedOn,
  lastContribution,
}: ResultOf<'uan-check'>['employments'][number]) => ({ establishment, memberId, joinedOn, exitedOn, lastContribution })

const vehicleOf = (rcNumber: string, found: ResultOf<'vehicle-rc-check'>): MobileResult['rcDetails'][number] => ({
  rcNumber,
  status: found.status,
  owner: found.owner,
  maker: found.maker,
  model: found.model,
  vehicleClass: found.vehicleClass,
  fuel: found.fuel,
  registeredOn: found.registeredOn,
  authority: found.authority,
  insurer: found.insurer,
  insuranceUpto: found.insuranceUpto,
  fitnessUpto: found.fitnessUpto,
  financier: found.financier,
})

/** Whole years on a day in India. */
function ageOn(dob: string, at: Date): number {
  const today = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4))
  return today.slice(5) < dob.slice(5) ? years - 1 : years
}
