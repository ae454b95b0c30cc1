import type { IntelligenceData, IntelligenceSubjects } from '../../contracts/intelligence/intelligence.ts'
import { type Ask, followed } from './ask.ts'
import { cinPart, companyPart } from './companyPart.ts'
import { mobilePart } from './mobilePart.ts'
import { panPart } from './panPart.ts'

/**
 * A report's data. It asks for every check that it needs and is called again when there are more answers: PAN → DIN → CIN, PAN → GSTIN,
 * mobile → UAN and vehicles. So what was asked and what is shown cannot differ. `at` is the time of the report.
 */
export function compose(subjects: IntelligenceSubjects, ask: Ask, at: Date): IntelligenceData {
  const { pans = [], mobiles = [], companies = [], cins = [], alternates = [] } = subjects
  const found = pans.map(pan => panPart(ask, pan, at))
  const companiesOfDirectors = found.flatMap(({ cins: own }) => own)
  return {
    panResults: found.map(({ result }) => result),
    mobileResults: mobiles.map(mobile => mobilePart(ask, mobile, at)),
    companySearch: companies.flatMap(name => companyPart(ask, name)),
    cinResults: [
      ...cins.map(cin => cinPart(ask, cin, followed.directors)),
      ...[...new Set(companiesOfDirectors)].filter(cin => !cins.includes(cin)).map(cin => cinPart(ask, cin, 0)),
    ],
    alternateMobileData: alternates.map(mobile => mobilePart(ask, mobile, at, 'alternateMobileData')),
  }
}
