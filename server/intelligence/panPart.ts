import type { DirectorDetail, PanResult } from '../../contracts/intelligence/intelligence.ts'
import { financialYearsSince } from '../../contracts/platform/financialYear.ts'
import type { ResultOf } from '../../contracts/products/index.ts'
import { type Ask, type At, followed } from './ask.ts'
import { directorPart } from './companyPart.ts'

const FIRST_GST_YEAR = 2017

/** One PAN: its profile, the director it belongs to, its GST registrations; and the companies that the director is in today. */
export function panPart(ask: Ask, pan: string, at: Date): { result: PanResult; cins: string[] } {
  const place: At = { part: 'panResults', entry: pan }
  const profile = ask(place, 'pan-profile', { pan })
  const dinInfo = dinInfoOf(ask, place, pan, profile)
  const cins = (dinInfo?.director_details ?? [])
    .flatMap(({ dinDetails }) => dinDetails)
    .filter(({ DATE_RESIGN }) => DATE_RESIGN === null)
    .map(({ CIN }) => CIN)
    .slice(0, followed.companies)
  return {
    result: { panNumber: pan, data: { panDetails: profile, dinInfo, gstinDetail: gstinDetailOf(ask, place, pan, at) } },
    cins,
  }
}

/** Only people are directors: the PAN of another holder is asked for its credit score and GSTINs alone. */
function dinInfoOf(ask: Ask, place: At, pan: string, profile: ResultOf<'pan-profile'> | null) {
  if (pan.charAt(3) !== 'P') return null
  const credit = ask(place, 'credit-score', { pan })
  const dins = ask(place, 'din-by-pan', { pan })
  const [first] = dins?.dins ?? []
  if (!first && !credit) return null
  const base = first ? directorPart(ask, place, { din: first.din, name: first.name, designation: null }) : null
  const director: DirectorDetail = {
    ...(base ?? { din: null, name: profile?.full_name ?? credit?.name ?? null, designation: null, dinDetails: [] }),
    mobile: profile?.phone_number ?? null,
    creditScoreDetail: credit && { result: { credit_score: credit.credit_score } },
  }
  return { din: first?.din ?? null, found: first !== undefined, director_details: [director] }
}

const order = ['active', 'suspended', 'cancelled']

function gstinDetailOf(ask: Ask, place: At, pan: string, at: Date): PanResult['data']['gstinDetail'] {
  const registrations = ask(place, 'gstin-by-pan', { pan })
  if (!registrations) return null
  const years = financialYearsSince(FIRST_GST_YEAR, at).slice(0, followed.years)
  const [...sorted] = registrations.gstins.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  return {
    info: sorted.map((one, index) => gstOf(ask, place, one, index < followed.gstins ? years : [])),
  }
}

/** A registration beyond those that are followed has its record only. */
function gstOf(
  ask: Ask,
  place: At,
  { gstin, state, status, registeredOn }: ResultOf<'gstin-by-pan'>['gstins'][number],
  years: readonly string[],
) {
  const known = years.length > 0 ? ask(place, 'gstin-check', { gstin }) : null
  const returns = years.flatMap(financialYear => {
    const found = ask(place, 'gst-returns', { gstin, financialYear })
    return found ? [{ financialYear, ...found }] : []
  })
  const [latest] = returns
  return {
    gst: gstin,
    turnoverData: returns.map(one => ({
      financialYear: one.financialYear,
      aggregateTurnOverRange: rangeOf(one),
      annualAggregateTurnOver: one.annualAggregateTurnOver,
      filed: one.filed,
      late: one.late,
      missing: one.missing,
    })),
    details: {
      aggregateTurnOverRange: latest ? rangeOf(latest) : null,
      annualAggregateTurnOver: latest?.annualAggregateTurnOver ?? null,
      grossTotalIncome: latest?.grossTotalIncome ?? null,
      grossTotalIncomeFinancialYear: latest?.grossTotalIncomeFinancialYear ?? null,
      gstnDetailed: known && {
        legalNameOfBusiness: known.legalName,
        tradeNameOfBusiness: known.tradeName,
        constitutionOfBusiness: known.constitution,
        gstStatus: known.status,
        registrationDate: known.registeredOn,
        state: known.state,
        principalPlaceAddress: known.address ?? null,
      },
      gstnRecords: [{ gstin, state, gstStatus: status, registrationDate: registeredOn }],
      filingStatus: returns.flatMap(({ filingStatus }) => filingStatus),
    },
  }
}

const rangeOf = (one: ResultOf<'gst-returns'>) => ({ min: one.aggregateTurnOverMin, max: one.aggregateTurnOverMax })
