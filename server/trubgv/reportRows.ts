import {
  comparedFacts,
  contradictionKinds,
  headlineChoices,
  matchChoices,
  sourceStateChoices,
} from '../../contracts/cases/trubgv/compared.ts'
import type { ShownTrubgv } from '../../contracts/cases/trubgv/shown.ts'
import { isDateFact, valueWords } from '../../contracts/cases/trubgv/values.ts'
import type { trubgvServer } from '../../contracts/messages/en/trubgv.ts'
import type { Values } from '../../contracts/messages/translate.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { dayText } from '../checks/verifications/resultText.ts'
import { translate } from '../platform/translate.ts'
import { timeText } from '../reports/timeText.ts'

/** Contradictions of a source with itself, which no fact that is compared shows. */
const ofOneSource: readonly string[] = ['employmentGap', 'employmentOverlap']

/**
 * The lines of the CSV, in the columns of `compared`: after these the gaps and overlaps of a record, and every source that found nothing or gave no answer, because a
 * file without them would look as if all had agreed.
 */
export function csvLines(shown: ShownTrubgv, locale: Locale): string[][] {
  const { compared } = wordsOf(shown, locale)
  const marked = shown.contradictions.filter(({ kind }) => ofOneSource.includes(kind))
  return [
    ...compared,
    ...wordsOf({ ...shown, contradictions: marked }, locale).contradictions.flatMap(({ title, lines }) =>
      lines.map(([source = '', value = '', at = '']) => [title, '', source, value, '', at]),
    ),
    ...shown.sources
      .filter(({ state }) => state !== 'answered')
      .map(({ label, state }) => ['', '', label[locale], '', sourceStateChoices[state].label[locale], '']),
  ]
}

/** A verification in the words of a language, for its report and its CSV. */
export function wordsOf(shown: ShownTrubgv, locale: Locale) {
  const text = (key: keyof (typeof trubgvServer)['report'], values?: Values) =>
    translate(locale, `trubgv.report.${key}`, values)
  const [time, day] = [timeText(locale), dayText(locale)]
  const labels = new Map(shown.sources.map(({ id, label }) => [id, label[locale]]))
  const times = new Map(shown.sources.map(({ id, at }) => [id, at]))
  const valueIn = (fact: string, value: string) =>
    valueWords(fact, value)?.[locale] ?? (isDateFact(fact) && /^\d{4}-\d{2}-\d{2}$/.test(value) ? day(value) : value)
  const timeOf = (at: string | null | undefined) => (at ? time(at) : '')
  return {
    text,
    time,
    headline: headlineChoices[shown.headline].label[locale],
    /** The sources that did not answer, by name. */
    silent: shown.sources.filter(({ state }) => state === 'noAnswer').map(({ label }) => label[locale]),
    /** Fact, claimed, source, found, match, time of the answer; a line for each value of each source. */
    compared: shown.rows.flatMap(({ fact, claimed, found, missing }) => {
      const [label, own] = [comparedFacts[fact][locale], claimed === null ? '' : valueIn(fact, claimed)]
      const lines = [
        ...found.map(one => [
          label,
          own,
          labels.get(one.source) ?? one.source,
          valueIn(fact, one.value),
          matchChoices[one.match].label[locale],
          timeOf(times.get(one.source)),
        ]),
        ...missing.map(source => [
          label,
          own,
          labels.get(source) ?? source,
          '',
          text('noValue'),
          timeOf(times.get(source)),
        ]),
      ]
      return lines.length > 0 ? lines : [[label, own, '', '', '', '']]
    }),
    contradictions: shown.contradictions.map(({ kind, values }) => ({
      title: contradictionKinds[kind][locale],
      /** Source, value, time of the answer. */
      lines: values.map(({ source, value, at, days }) => [
        source === null ? text('claim') : (labels.get(source) ?? source),
        days === null ? valueIn(kind, value) : `${value} (${text('days', { days })})`,
        timeOf(at),
      ]),
    })),
    /** Source, state, what it says by itself, time of the answer. */
    sources: shown.sources.map(({ label, state, outcome, at }) => [
      label[locale],
      sourceStateChoices[state].label[locale],
      outcome?.label[locale] ?? '',
      timeOf(at),
    ]),
  }
}
