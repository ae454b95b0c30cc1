import { type CheckResult, checkResults, checkVerdictChoices } from '../../contracts/cases/bgc/results.ts'
import type { ShownCaseDetail } from '../../contracts/cases/shown.ts'
import type { bgcReport as words } from '../../contracts/messages/en/bgcReport.ts'
import type { Values } from '../../contracts/messages/translate.ts'
import type { TextKey } from '../../contracts/messages/types.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { OpenCase } from '../cases/rows.ts'
import { letterheadOf } from '../files/letterhead/letterhead.ts'
import type { Context } from '../platform/context.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { translate } from '../platform/translate.ts'
import { type Block, documentOf } from '../reports/blocks/document.ts'
import type { Section } from '../reports/blocks/section.ts'
import { signedPdf } from '../reports/signedPdf.ts'
import { timeText } from '../reports/timeText.ts'
import { presentCaseDetail } from '../steps/present.ts'

const textIn = (locale: Locale) => (key: TextKey<typeof words>, values?: Values) =>
  translate(locale, `bgcReport.${key}`, values)

type Fact = CheckResult['claimed'][number]

/** A fact as a reader reads it. */
export function factText({ value, choice, kind }: Fact, locale: Locale): string {
  if (choice) return choice[locale]
  if (value === null) return '-'
  if (typeof value === 'boolean') return { en: value ? 'Yes' : 'No', hi: value ? 'हाँ' : 'नहीं' }[locale]
  return kind === 'percent' && typeof value === 'number' ? `${value}%` : String(value)
}

/** The signed report: the result and why, then each check with what was claimed beside what was found, its source and its date. Numbers are masked. */
export async function drawReport(
  ctx: Context,
  found: OpenCase,
  locale: Locale,
): Promise<{ fileName: string; pdf: Buffer }> {
  const text = textIn(locale)
  const { row } = found
  // Numbers stay masked in a file that is passed on; the name is whom it is about.
  const shown = await presentCaseDetail(ctx, found, { inClear: false })
  const [head, employer] = await Promise.all([letterheadOf(ctx, row.user_id), readCustomerName(ctx, row.user_id)])
  const { BRAND_NAME: brand } = ctx.config
  const blocks: Block[] = [
    ...(head ? [{ kind: 'letterhead' as const, ...head }] : []),
    { kind: 'title', text: text('title'), detail: `${row.subject_name ?? '-'}, ${shown.planTitle[locale]}` },
    { kind: 'notice', text: resultText(shown, locale) },
    { kind: 'facts', facts: factsOf(shown, employer, locale) },
    { kind: 'sections', sections: [summary(shown, locale), ...sectionsOf(shown, locale)], empty: text('none') },
  ]
  const document = documentOf(blocks, {
    title: `${text('title')} ${row.id}`,
    author: brand,
    createdAt: new Date(row.ended_at ?? row.created_at),
    footer: `${translate(locale, 'reports.signedBy', { brand })}\n${text('disclaimer')}`,
  })
  return { fileName: `background-verification-${row.id}.pdf`, pdf: await signedPdf(ctx, document, locale) }
}

/** The result in a sentence, with why. A case that has ended without one says so. */
function resultText({ verdict, verdictReason, status }: ShownCaseDetail, locale: Locale): string {
  const text = textIn(locale)
  if (!verdict) return text(status === 'open' || status === 'paused' ? 'running' : 'noResult')
  const why = verdictReason ? ` ${verdictReason[locale]}` : ''
  return `${text('result', { result: verdict.label[locale] })}${why}`
}

function factsOf(shown: ShownCaseDetail, employer: string, locale: Locale) {
  const text = textIn(locale)
  const time = timeText(locale)
  const { decision } = shown
  return [
    { label: text('employer'), value: employer },
    { label: text('package'), value: `${shown.planTitle[locale]} (v${shown.planVersion})` },
    { label: text('reference'), value: shown.reference ?? '-' },
    { label: text('started'), value: time(shown.createdAt) },
    { label: text('ended'), value: shown.endedAt ? time(shown.endedAt) : '-' },
    {
      label: text('decision'),
      value: decision ? `${decision.verdict.label[locale]}, ${time(decision.at)}` : text('notDecided'),
    },
  ]
}

function summary(shown: ShownCaseDetail, locale: Locale): Section {
  const text = textIn(locale)
  const time = timeText(locale, { withZone: false })
  return {
    title: text('checks'),
    table: {
      headings: [text('check'), text('verdict'), text('why'), text('date')],
      rows: checkResults(shown).map(({ label, verdict, reason, at }) => [
        label[locale],
        checkVerdictChoices[verdict].label[locale],
        reason?.[locale] ?? '-',
        at ? time(at) : '-',
      ]),
    },
  }
}

const sectionsOf = (shown: ShownCaseDetail, locale: Locale): Section[] =>
  checkResults(shown).map(result => sectionOf(result, locale))

function sectionOf({ label, verdict, reason, claimed, found, source, at }: CheckResult, locale: Locale): Section {
  const text = textIn(locale)
  const rows = [
    ...claimed.map(fact => [text('claimed'), fact.label[locale], factText(fact, locale)]),
    ...found.map(fact => [text('found'), fact.label[locale], factText(fact, locale)]),
  ]
  const word = checkVerdictChoices[verdict].label[locale]
  const from = at ? text('from', { source: source[locale], time: timeText(locale)(at) }) : source[locale]
  return {
    title: `${label[locale]}: ${word}`,
    level: 2,
    detail: reason ? `${reason[locale]} ${from}` : from,
    ...(rows.length > 0 && { table: { headings: [text('side'), text('field'), text('value')], rows } }),
  }
}
