import { checksSection, sectionsOf } from '../../contracts/intelligence/sections/sections.ts'
import type { ReportSection, ReportWords } from '../../contracts/intelligence/sections/words.ts'
import { publicIntelligence as en } from '../../contracts/messages/en/publicIntelligence.ts'
import { publicIntelligence as hi } from '../../contracts/messages/hi/publicIntelligence.ts'
import { translate } from '../../contracts/messages/translate.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { dayText } from '../checks/verifications/resultText.ts'
import { documentOf } from '../reports/blocks/document.ts'
import type { Letterhead } from '../reports/blocks/letterhead.ts'
import type { Section } from '../reports/blocks/section.ts'
import { drawDocument, type PdfDefinition } from '../reports/signedPdf.ts'
import { timeText } from '../reports/timeText.ts'
import type { Gathered } from './gathered.ts'
import type { Report } from './reportRow.ts'

interface ReportParts {
  report: Pick<Report, 'id' | 'created_at' | 'expires_at' | 'purpose'>
  gathered: Pick<Gathered, 'data' | 'checks'>
  /** The client's company, or name. */
  preparedFor: string
  brand: string
  /** Of the client, if it has made the report itself. */
  letterhead: Letterhead | undefined
}

/** Plain data: it travels to the process that draws. */
export interface DrawingInput {
  parts: ReportParts
  publicUrl: string
  locale: Locale
}

/** The work of a heavy task: the report as a PDF that is not signed yet. */
const work = ({ parts, publicUrl, locale }: DrawingInput): Promise<Uint8Array> =>
  drawDocument(publicUrl, reportDocument(parts, locale), locale)

export default work

/** The report as a document: the same parts and words as on the public page. */
function reportDocument(
  { report, gathered, preparedFor, brand, letterhead }: ReportParts,
  locale: Locale,
): PdfDefinition {
  const words = { ...wordsIn(locale), locale }
  const { text, time } = words
  const sections = sectionsOf(gathered, words)
  const all = [...sections, checksSection(gathered.checks, words)].map(blockSection)
  const facts = [
    ['preparedFor', preparedFor],
    ['preparedBy', brand],
    ['createdAt', time(report.created_at)],
    ['purpose', text(`purpose.${report.purpose as Purpose}`)],
    ['expiresAt', time(report.expires_at)],
  ] as const
  return documentOf(
    [
      {
        kind: 'cover',
        head: letterhead ?? brand,
        title: text('title'),
        facts: facts.map(([name, value]) => ({ label: text(`cover.${name}`), value })),
        contents: {
          title: text('cover.parts'),
          parts: all.filter(({ level }) => level === 1).map(({ title }) => title),
        },
        note: text('cover.confidential'),
      },
      { kind: 'sections', sections: all, empty: '' },
    ],
    {
      title: `${text('title')} ${report.id}`,
      author: brand,
      createdAt: new Date(report.created_at),
      footer: text('disclaimer', { brand }),
      header: text('header', { client: preparedFor }),
    },
  )
}

const blockSection = ({ level, title, notice, detail, facts, table }: ReportSection): Section => ({
  level,
  title,
  ...(notice && { notice }),
  ...(detail && { detail }),
  ...(facts && { facts, inPairs: true }),
  ...(table && { table }),
})

function wordsIn(locale: Locale): ReportWords {
  const tree = locale === 'hi' ? hi : en
  return {
    text: (key, values) => translate<typeof en>(tree, key, values),
    day: dayText(locale),
    time: timeText(locale),
    isCode: (value): value is keyof typeof en.value => Object.hasOwn(en.value, value),
  }
}
