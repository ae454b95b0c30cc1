import type {
  CinResult,
  CompanyDetail,
  CompanyResult,
  DirectorDetail,
} from '../../contracts/intelligence/intelligence.ts'
import type { ResultOf } from '../../contracts/products/index.ts'
import { type Ask, type At, followed } from './ask.ts'

/** A name: the companies that are registered under it, the best matches; one entry without a number if there is none. */
export function companyPart(ask: Ask, companyName: string): CompanyResult[] {
  const place: At = { part: 'companySearch', entry: companyName }
  const matches = ask(place, 'company-search', { name: companyName })?.companies.slice(0, followed.matches) ?? []
  if (matches.length === 0) return [{ companyName, cin: null, companyDetails: null, directorDetails: [] }]
  return matches.map(({ companyNumber, name }) => ({
    ...companyOf(ask, place, companyNumber, followed.directors),
    companyName: name,
  }))
}

/** A number. The directors of a company that was found through a person are listed, and not followed. */
export const cinPart = (ask: Ask, cin: string, directors: number): CinResult =>
  companyOf(ask, { part: 'cinResults', entry: cin }, cin, directors)

function companyOf(ask: Ask, place: At, cin: string, directors: number): CinResult {
  const found = ask(place, 'company-check', { companyNumber: cin })
  return {
    cin,
    companyDetails: found && detailsOf(cin, found),
    directorDetails: (found?.directors ?? []).map((one, index) =>
      index < directors ? directorPart(ask, place, one) : unknownDirector(one),
    ),
  }
}

type Named = { din: string; name: string | null; designation: string | null }

/** A director with the companies of the DIN. Without a PAN there is neither a mobile number nor a credit score. */
export function directorPart(ask: Ask, place: At, director: Named): DirectorDetail {
  const found = ask(place, 'director-check', { din: director.din })
  return { ...unknownDirector(director), ...(found && { name: found.name, dinDetails: found.dinDetails }) }
}

const unknownDirector = ({ din, name, designation }: Named): DirectorDetail => ({
  din,
  name,
  designation,
  mobile: null,
  creditScoreDetail: null,
  dinDetails: [],
})

const detailsOf = (cin: string, found: ResultOf<'company-check'>): CompanyDetail => ({
  cin,
  name: found.name,
  status: found.status,
  companyClass: found.companyClass,
  registeredOn: found.registeredOn,
  registrar: found.registrar,
  activity: found.activity,
  listed: found.listed,
  authorisedCapital: found.authorisedCapitalPaise,
  paidUpCapital: found.paidUpCapitalPaise,
  openCharges: found.openChargesPaise,
  lastMeetingOn: found.lastMeetingOn,
  balanceSheetOn: found.balanceSheetOn,
  address: found.address,
  email: found.email,
  charges: found.charges.map(({ amountPaise, ...charge }) => ({ ...charge, amount: amountPaise })),
})
