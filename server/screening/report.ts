import type { AmlDecision } from '../../contracts/calls/aml.ts'
import type { aml } from '../../contracts/messages/en/aml.ts'
import type { Values } from '../../contracts/messages/translate.ts'
import type { TextKey } from '../../contracts/messages/types.ts'
import { formatScore, formatSignedScore } from '../../contracts/platform/scores.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { type AmlHit, amlScreen } from '../../contracts/products/amlScreen.ts'
import type { ResultOf } from '../../contracts/products/index.ts'
import { basisFields, basisInWords } from '../../contracts/screening/lawfulBasis.ts'
import { namedEntries } from '../../contracts/screening/namedEntries.ts'
import { nameFeatureTexts } from '../../contracts/screening/names.ts'
import { riskChoices } from '../../contracts/screening/riskLevels.ts'
import { declaredSections } from '../checks/reports/resultSections.ts'
import { dayText } from '../checks/verifications/resultText.ts'
import { openInput, openResult, type VerificationRow } from '../checks/verifications/values.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { translate } from '../platform/translate.ts'
import type { Fact, Section } from '../reports/blocks/section.ts'
import { timeText } from '../reports/timeText.ts'
import { listDecisions } from './decisions/decide.ts'
import { historyOf } from './work/history.ts'
import { historySection } from './work/historySection.ts'

const amlText = (locale: Locale) => (key: TextKey<typeof aml>, values?: Values) =>
  translate(locale, `aml.${key}`, values)

/** A screening in its report: each hit with the parts of its score and what was decided, and its history with authors and times. Undefined without an answer. */
export async function screeningSections(
  ctx: Context,
  scope: Scope<CustomerActor>,
  row: VerificationRow,
): Promise<Section[] | undefined> {
  const result = openResult(ctx.vault, row) as ResultOf<'aml-screen'> | null
  if (!result) return undefined
  const { locale } = scope
  const text = amlText(locale)
  const { decisions } = await listDecisions(ctx, scope, row.id)
  const history = historySection(await historyOf(ctx, scope, row.id), locale)
  const { hits, hitCount, ruledOut = [] } = result
  const ruledOutCount = result.ruledOutCount ?? 0
  const [summary, ...lists] = declaredSections('aml-screen', { ...result }, locale, {
    leaveOut: ['hits', 'ruledOut'],
  })
  const notices = [
    ...(result.lists.some(({ origin }) => origin === 'sample') ? [text('meaning.samples')] : []),
    ...(hitCount > hits.length ? [text('more', { count: hitCount, shown: hits.length })] : []),
    ...(ruledOutCount > 0 ? [text('ruledOut.count', { smart_count: ruledOutCount, count: ruledOutCount })] : []),
    ...(ruledOutCount > ruledOut.length
      ? [text('ruledOut.more', { count: ruledOutCount, shown: ruledOut.length })]
      : []),
  ]
  return [
    ...(summary
      ? [
          {
            ...summary,
            facts: [...(summary.facts ?? []), basisFact(ctx, row, locale)],
            ...(notices.length > 0 && { notice: notices.join(' ') }),
          },
        ]
      : []),
    ...namedEntries(result).flatMap((hit, at) => [
      {
        title: `${placeOf(result, at, text)}: ${hit.name}`,
        detail: text(`matched.${hit.aliasQuality}`, { name: hit.matchedName, main: hit.name }),
        facts: [
          ...contradictionFacts(hit, text),
          ...decisionFacts(
            hit,
            decisions.find(one => one.entryKey === hit.entryKey),
            locale,
          ),
          ...entryFacts(hit, locale),
        ],
      },
      scoreSection(hit, locale),
    ]),
    ...(history ? [history] : []),
    ...lists,
  ]
}

/** Stated also where it is the usual one. */
const basisFact = ({ vault }: Pick<Context, 'vault'>, row: VerificationRow, locale: Locale): Fact => ({
  label: basisFields[0].label[locale],
  value: basisInWords(openInput(vault, row), locale),
})

type AmlText = ReturnType<typeof amlText>

/** “Match 1 of 2”, and after the matches “Ruled out, 1 of 3”. */
function placeOf({ hits, ruledOut = [] }: ResultOf<'aml-screen'>, at: number, text: AmlText): string {
  return at < hits.length
    ? text('match', { at: at + 1, of: hits.length })
    : text('ruledOut.place', { at: at - hits.length + 1, of: ruledOut.length })
}

/** What the entry states differently, with the score before and after. */
function contradictionFacts({ contradictions = [], score, scoreBefore }: AmlHit, text: AmlText): Fact[] {
  if (contradictions.length === 0) return []
  const facts = contradictions.map(fact => text(`ruledOut.facts.${fact}`)).join(', ')
  const scores = { before: formatScore(scoreBefore ?? score), after: formatScore(score) }
  return [
    { label: text('ruledOut.differing'), value: facts },
    { label: text('ruledOut.scores'), value: text('ruledOut.beforeAndAfter', scores) },
  ]
}

const decisionChoices = amlScreen.resultFields
  .flatMap(field => (field.kind === 'table' ? field.columns : []))
  .find(({ source }) => source === 'decision')

function decisionFacts(hit: AmlHit, decision: AmlDecision | undefined, locale: Locale): Fact[] {
  const text = amlText(locale)
  const time = timeText(locale)
  const nameOf = (verdict: AmlHit['decision']) => decisionChoices?.choices?.[verdict]?.label[locale] ?? verdict
  const verdict = {
    label: decisionChoices?.label[locale] ?? '',
    value: nameOf(decision ? decision.verdict : hit.decision),
  }
  if (!decision) return [verdict]
  const { note, decidedBy: by, decidedAt, confirmedBy, confirmedAt, refused, changed, proposed } = decision
  return [
    verdict,
    { label: text('reason'), value: note },
    { label: text('decider'), value: text('decided', { by, time: time(decidedAt) }) },
    ...(proposed
      ? [{ label: text('decide'), value: text('waits', { verdict: nameOf(proposed) }) }]
      : confirmedBy && confirmedAt
        ? [
            {
              label: text('confirm'),
              value: refused
                ? text('refused', { verdict: nameOf(refused), by: confirmedBy, time: time(confirmedAt) })
                : text('confirmed', { by: confirmedBy, time: time(confirmedAt) }),
            },
          ]
        : []),
    ...(changed ? [{ label: text('row.remarks'), value: text('changed') }] : []),
  ]
}

/** What the list says; what it does not say is left out. */
function entryFacts(hit: AmlHit, locale: Locale): Fact[] {
  const text = amlText(locale)
  const day = dayText(locale)
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  const line = { list: hit.list, entry: hit.entryId, version: hit.listVersion, date: day(hit.listDate) }
  const values = {
    list: text('listLine', line),
    born: hit.births.map(birth => (/^\d{4}-\d{2}-\d{2}$/.test(birth) ? day(birth) : birth)).join(', '),
    country: hit.countries.map(code => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code)).join(', '),
    aliases: hit.aliases.join('; '),
    identifiers: hit.identifiers.join('; '),
    positions: hit.positions.join('; '),
    programmes: hit.programmes.join('; '),
    links: hit.links.join(' '),
    remarks: hit.remarks ?? '',
  }
  return [
    { label: text('risk.title'), value: riskChoices[hit.risk].label[locale] },
    ...Object.entries(values).flatMap(([name, value]) =>
      value === '' ? [] : [{ label: text(`row.${name as keyof typeof values}`), value }],
    ),
  ]
}

const agreements = ['same', 'close', 'different'] as const

function scoreSection({ score, features }: AmlHit, locale: Locale): Section {
  const text = amlText(locale)
  const detailOf = (detail: string | null) => {
    const agreement = agreements.find(one => one === detail)
    return agreement ? text(`agreement.${agreement}`) : (detail ?? '-')
  }
  return {
    title: text('why', { score: formatScore(score) }),
    level: 2,
    detail: text('sum'),
    table: {
      headings: [text('feature'), text('detail'), text('points')],
      rows: features.map(({ feature, points, detail }) => [
        nameFeatureTexts[feature][locale],
        detailOf(detail),
        formatSignedScore(points),
      ]),
    },
  }
}
