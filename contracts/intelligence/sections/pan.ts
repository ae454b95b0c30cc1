import type { PanResult } from '../intelligence.ts'
import { directorsSections } from './companies.ts'
import type { Drawing, ReportSection } from './words.ts'

export function panSections(drawing: Drawing, { data }: PanResult): ReportSection[] {
  const { text } = drawing.words
  const { facts } = drawing.writer
  const { panDetails: pan, dinInfo, gstinDetail } = data
  const sections: ReportSection[] = []
  if (pan)
    sections.push({
      level: 3,
      title: text('section.panProfile'),
      facts: facts([
        ['pan_number', pan.pan_number],
        ['full_name', pan.full_name],
        ['fatherName', pan.fatherName],
        ['gender', pan.gender, 'code'],
        ['dob', pan.dob, 'day'],
        ['category', pan.category, 'code'],
        ['masked_aadhaar', pan.masked_aadhaar],
        ['aadhaar_linked', pan.aadhaar_linked],
        ['phone_number', pan.phone_number],
        ['email', pan.email],
        ['address', pan.address],
      ]),
    })
  if (dinInfo)
    sections.push(
      {
        level: 3,
        title: text('section.din'),
        facts: facts([
          ['din', dinInfo.din],
          ['found', dinInfo.found],
        ]),
      },
      ...directorsSections(drawing, dinInfo.director_details, 4),
    )
  if (gstinDetail) sections.push(...gstSections(drawing, gstinDetail.info))
  return sections
}

type Gst = NonNullable<PanResult['data']['gstinDetail']>['info']

function gstSections({ words: { text }, writer: { facts, table, range } }: Drawing, info: Gst): ReportSection[] {
  const records = table(
    info.flatMap(({ details }) => details.gstnRecords),
    [
      ['gst', row => row.gstin],
      ['state', row => row.state],
      ['gstStatus', row => row.gstStatus, 'code'],
      ['registrationDate', row => row.registrationDate, 'day'],
    ],
  )
  return [
    { level: 3, title: text('section.gstin') },
    { level: 4, title: text('section.gstRecords'), table: records },
    ...info.flatMap(({ gst, turnoverData, details }) => {
      const one: ReportSection[] = []
      const { gstnDetailed: business, aggregateTurnOverRange, filingStatus } = details
      if (business)
        one.push({
          level: 4,
          title: `${gst}: ${text('section.business')}`,
          facts: facts([
            ['legalNameOfBusiness', business.legalNameOfBusiness],
            ['tradeNameOfBusiness', business.tradeNameOfBusiness],
            ['constitutionOfBusiness', business.constitutionOfBusiness],
            ['gstStatus', business.gstStatus, 'code'],
            ['registrationDate', business.registrationDate, 'day'],
            ['state', business.state],
            ['principalPlaceAddress', business.principalPlaceAddress],
            ['aggregateTurnOverRange', aggregateTurnOverRange && range(aggregateTurnOverRange)],
            ['annualAggregateTurnOver', details.annualAggregateTurnOver],
            ['grossTotalIncome', details.grossTotalIncome],
            ['grossTotalIncomeFinancialYear', details.grossTotalIncomeFinancialYear],
          ]),
        })
      if (turnoverData.length > 0)
        one.push({
          level: 4,
          title: `${gst}: ${text('section.turnover')}`,
          table: table(turnoverData, [
            ['financialYear', row => row.financialYear],
            ['aggregateTurnOverRange', row => range(row.aggregateTurnOverRange)],
            ['annualAggregateTurnOver', row => row.annualAggregateTurnOver],
            ['filed', row => row.filed],
            ['late', row => row.late],
            ['missing', row => row.missing],
          ]),
        })
      if (filingStatus.length > 0)
        one.push({
          level: 4,
          title: `${gst}: ${text('section.filing')}`,
          table: table(filingStatus, [
            ['filingYear', row => row.filingYear],
            ['monthOfFiling', row => row.monthOfFiling],
            ['gstType', row => row.gstType],
            ['methodOfFilling', row => row.methodOfFilling],
            ['dateOfFiling', row => row.dateOfFiling, 'day'],
            ['gstStatus', row => row.gstStatus, 'code'],
          ]),
        })
      return one
    }),
  ]
}
