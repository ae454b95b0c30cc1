import type { IntelligenceCheck, IntelligenceData } from '../intelligence.ts'
import { companySections } from './companies.ts'
import { mobileSections } from './mobile.ts'
import { panSections } from './pan.ts'
import { type Drawing, intelligenceParts, type ReportSection, type ReportWords, writerOf } from './words.ts'

type Part = (typeof intelligenceParts)[number]

interface Entry {
  name: string
  /** What the part's checks call it. */
  entry: string
  sections: ReportSection[]
}

const entriesOf: { [P in Part]: (drawing: Drawing, data: IntelligenceData[P]) => Entry[] } = {
  panResults: (drawing, data) =>
    data.map(one => ({ name: one.panNumber, entry: one.panNumber, sections: panSections(drawing, one) })),
  mobileResults: (drawing, data) =>
    data.map(one => ({ name: one.mobileNumber, entry: one.mobileNumber, sections: mobileSections(drawing, one) })),
  companySearch: (drawing, data) =>
    data.map(one => ({
      name: one.companyName,
      entry: one.companyName,
      sections: one.cin === null ? [] : companySections(drawing, { ...one, cin: one.cin }),
    })),
  cinResults: (drawing, data) =>
    data.map(one => ({
      name: one.companyDetails?.name ?? one.cin,
      entry: one.cin,
      sections: companySections(drawing, one),
    })),
  alternateMobileData: (drawing, data) =>
    data.map(one => ({ name: one.mobileNumber, entry: one.mobileNumber, sections: mobileSections(drawing, one) })),
}

/**
 * A report as headings, facts and tables, for the page and for the document. A part or section without data is left out (A58). An entry
 * whose source was down says so, also if nothing else is known.
 */
export function sectionsOf(
  { data, checks }: { data: IntelligenceData; checks: readonly IntelligenceCheck[] },
  words: ReportWords & { locale: 'en' | 'hi' },
): ReportSection[] {
  const drawing = { words, writer: writerOf(words) }
  const down = checks.filter(({ status }) => status === 'unavailable')
  const noticeOf = (part: Part, entry: string) => {
    const sources = down.filter(one => one.part === part && one.entry === entry).map(({ label }) => label[words.locale])
    return sources.length > 0 ? words.text('partial', { sources: [...new Set(sources)].join(', ') }) : undefined
  }
  return intelligenceParts.flatMap(part => {
    const entries = (entriesOf[part] as (drawing: Drawing, data: unknown) => Entry[])(drawing, data[part])
    const shown = entries.flatMap(({ name, entry, sections }): ReportSection[] => {
      const notice = noticeOf(part, entry)
      if (sections.length === 0 && notice === undefined) return []
      return [{ level: 2, title: name, ...(notice !== undefined && { notice }) }, ...sections]
    })
    return shown.length > 0 ? [{ level: 1, title: words.text(`part.${part}`) } as const, ...shown] : []
  })
}

/** The last page: what was asked, and how it was answered. */
export function checksSection(
  checks: readonly IntelligenceCheck[],
  words: ReportWords & { locale: 'en' | 'hi' },
): ReportSection {
  const { table } = writerOf(words)
  return {
    level: 1,
    title: words.text('section.sources'),
    detail: words.text('section.sourcesDetail'),
    table: table(checks, [
      ['part', row => words.text(`part.${row.part}`)],
      ['check', row => row.label[words.locale]],
      ['about', row => row.about],
      ['answer', row => words.text(`answer.${row.status}`)],
      ['fetchedAt', row => row.fetchedAt && words.time(row.fetchedAt)],
    ]),
  }
}
