import type { CinResult, CompanyDetail, DirectorDetail } from '../intelligence.ts'
import type { Drawing, ReportSection } from './words.ts'

/** Director by director: who it is, and every company of the DIN with all its fields. */
export function directorsSections(
  { words: { text }, writer: { facts, table } }: Drawing,
  directors: readonly DirectorDetail[],
  level: 3 | 4,
): ReportSection[] {
  return directors.flatMap(director => {
    const { name, din, designation, mobile, creditScoreDetail, dinDetails } = director
    const who: ReportSection = {
      level,
      title: text('section.director', { name: name ?? din ?? '-' }),
      facts: facts([
        ['din', din],
        ['name', name],
        ['designation', designation],
        ['mobile', mobile],
        ['credit_score', creditScoreDetail?.result.credit_score],
      ]),
    }
    if (dinDetails.length === 0) return [who]
    const history: ReportSection = {
      level: 4,
      title: text('section.dinHistory'),
      table: table(dinDetails, [
        ['COMPANY_NAME', row => row.COMPANY_NAME],
        ['CIN', row => row.CIN],
        ['COMPANY_STATUS', row => row.COMPANY_STATUS],
        ['DESIGNATION', row => row.DESIGNATION],
        ['DATE_JOIN', row => row.DATE_JOIN, 'day'],
        ['DATE_RESIGN', row => row.DATE_RESIGN, 'day'],
        ['PAIDUP_CAPITAL', row => row.PAIDUP_CAPITAL, 'money'],
      ]),
    }
    const each = dinDetails.map(
      (one): ReportSection => ({
        level: 4,
        title: one.COMPANY_NAME ?? one.CIN,
        facts: facts([
          ['DIN', one.DIN],
          ['CIN', one.CIN],
          ['ADDRESS', one.ADDRESS],
          ['APPROVER_CIN', one.APPROVER_CIN],
          ['monetaryContributionValue', one.monetaryContributionValue, 'money'],
          ['contributionForm', one.contributionForm],
          ['profitSharingPercentage', one.profitSharingPercentage, 'percent'],
          ['bodyCorporateType', one.bodyCorporateType],
          ['bodyCorpInsideIndiaName', one.bodyCorpInsideIndiaName],
          ['bodyCorpOutsideIndiaName', one.bodyCorpOutsideIndiaName],
        ]),
      }),
    )
    return [who, history, ...each]
  })
}

export function companySections(drawing: Drawing, { companyDetails, directorDetails }: CinResult): ReportSection[] {
  const { text } = drawing.words
  const directors = directorDetails.length > 0 ? directorsSections(drawing, directorDetails, 3) : []
  return [
    ...(companyDetails ? detailSections(drawing, companyDetails) : []),
    ...(directors.length > 0 ? [{ level: 3, title: text('section.directors') } as const, ...directors] : []),
  ]
}

function detailSections({ words: { text }, writer: { facts, table } }: Drawing, one: CompanyDetail): ReportSection[] {
  const company: ReportSection = {
    level: 3,
    title: text('section.company'),
    facts: facts([
      ['name', one.name],
      ['cin', one.cin],
      ['status', one.status, 'code'],
      ['companyClass', one.companyClass],
      ['registeredOn', one.registeredOn, 'day'],
      ['registrar', one.registrar],
      ['activity', one.activity],
      ['listed', one.listed],
      ['authorisedCapital', one.authorisedCapital, 'money'],
      ['paidUpCapital', one.paidUpCapital, 'money'],
      ['openCharges', one.openCharges, 'money'],
      ['lastMeetingOn', one.lastMeetingOn, 'day'],
      ['balanceSheetOn', one.balanceSheetOn, 'day'],
      ['email', one.email],
      ['address', one.address],
    ]),
  }
  if (one.charges.length === 0) return [company]
  const charges = table(one.charges, [
    ['holder', row => row.holder],
    ['amount', row => row.amount, 'money'],
    ['createdOn', row => row.createdOn, 'day'],
    ['status', row => row.status, 'code'],
    ['satisfiedOn', row => row.satisfiedOn, 'day'],
  ])
  return [company, { level: 3, title: text('section.charges'), table: charges }]
}
