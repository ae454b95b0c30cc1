import type { ClassifiedCase, SearchedCourt } from '../../../../contracts/court/courtCase.ts'
import { courtModeOf } from '../../../../contracts/court/modes.ts'
import { type CaseClass, caseClasses, courtNotice } from '../../../../contracts/court/words.ts'
import { stateName } from '../../../../contracts/identifiers/states.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import type { ResultOf } from '../../../../contracts/products/index.ts'
import type { Section } from '../../../reports/blocks/section.ts'
import { timeText } from '../../../reports/timeText.ts'
import type { Verification } from '../../verifications/present.ts'
import { dayText } from '../../verifications/resultText.ts'
import { caseSections } from './courtCase.ts'
import { courtText } from './courtText.ts'
import type { ProductReport } from './define.ts'

const none = { exact: 'exactNone', possible: 'possibleNone', ruled_out: 'ruledOutNone' } as const

/** The summary, the cases by class, and how it was searched. */
export const courtReport: ProductReport = {
  notice: courtNotice,
  sections: ({ record, result, locale }) => {
    const { cases, searched } = result as ResultOf<'court-case-check'>
    return [
      summary(record, cases, locale),
      ...caseClasses.flatMap(name =>
        classSections(
          name,
          cases.filter(one => one.class === name),
          locale,
        ),
      ),
      searchedSection(record, searched, locale),
    ]
  },
}

function summary({ input }: Verification, cases: readonly ClassifiedCase[], locale: Locale): Section {
  const text = courtText(locale)
  const count = (name: CaseClass) => String(cases.filter(one => one.class === name).length)
  return {
    title: text('report.summary'),
    facts: [
      { label: text('report.kind'), value: text(`report.${courtModeOf(input)}`) },
      ...caseClasses.map(name => ({ label: text(`report.classes.${name}`), value: count(name) })),
    ],
  }
}

function classSections(name: CaseClass, cases: readonly ClassifiedCase[], locale: Locale): Section[] {
  const text = courtText(locale)
  const detail = text(cases.length > 0 ? `report.classesDetail.${name}` : `report.${none[name]}`)
  return [{ title: text(`report.classes.${name}`), detail }, ...cases.flatMap(one => caseSections(one, locale))]
}

function searchedSection({ fetchedAt }: Verification, searched: readonly SearchedCourt[], locale: Locale): Section {
  const text = courtText(locale)
  const day = dayText(locale)
  const fetched = fetchedAt ? text('report.fetchedAt', { time: timeText(locale)(fetchedAt) }) : '-'
  return {
    title: text('report.searched'),
    detail: text('report.searchedDetail'),
    table: {
      headings: [text('report.court'), text('report.state'), text('report.from'), text('report.asOf')],
      rows: searched.map(({ court, state, fromYear, copiedOn }) => [
        court,
        state ? stateName(state, locale) : '-',
        fromYear ? String(fromYear) : '-',
        copiedOn ? text('report.copyOf', { day: day(copiedOn) }) : fetched,
      ]),
    },
  }
}
