import type { ShownVideoSession } from '../../contracts/cases/videoKyc/shown.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { translate } from '../platform/translate.ts'
import type { Section } from '../reports/blocks/section.ts'
import { timeText } from '../reports/timeText.ts'
import { reportWords } from './reportWords.ts'

/** A session in the report: consent word for word, place, network and device, tasks with how each is judged, and answers. */
export function sessionSections(session: ShownVideoSession, locale: Locale): Section[] {
  const word = reportWords(locale)
  const time = timeText(locale)
  const { attempt, way, startedAt, endedAt, consent, tasks, answers } = session
  return [
    {
      title: word('session', { number: attempt, way: translate(locale, `videoKyc.way.${way}`) }),
      ...(consent === null && { detail: word('erased') }),
      facts: [
        { label: word('id'), value: session.id },
        { label: word('started'), value: time(startedAt) },
        ...(endedAt ? [{ label: word('ended'), value: time(endedAt) }] : []),
        { label: word('place'), value: placeWords(session, locale) },
        {
          label: word('network'),
          value: `${session.country ?? translate(locale, 'videoKyc.country.none')}. ${word('proxies')}`,
        },
        { label: word('device'), value: deviceWords(session, locale) },
      ],
    },
    ...(consent
      ? [{ level: 2 as const, title: word('consent', { time: time(consent.at) }), detail: consent.words }]
      : []),
    ...(tasks.length > 0
      ? [
          {
            level: 2 as const,
            title: word('tasks'),
            table: {
              headings: [word('task'), word('shown'), word('done'), word('judged')],
              rows: tasks.map(task => [
                taskWords(task, locale),
                time(task.shownAt),
                task.doneAt ? time(task.doneAt) : '–',
                judgedWords(task, way, locale),
              ]),
            },
          },
        ]
      : []),
    ...(answers.length > 0
      ? [
          {
            level: 2 as const,
            title: word('questions'),
            table: {
              headings: [word('question'), word('answer'), word('agrees')],
              rows: answers.map(({ question, answer, agrees }) => [
                question[locale],
                answer,
                agreesWords(agrees, locale),
              ]),
            },
          },
        ]
      : []),
  ]
}

export const taskWords = ({ kind, side }: ShownVideoSession['tasks'][number], locale: Locale): string =>
  [translate(locale, `videoKyc.taskWords.${kind}`), side && translate(locale, `videoKyc.side.${side}`)]
    .filter(Boolean)
    .join(': ')

function judgedWords({ kind, doneAt, isRight }: ShownVideoSession['tasks'][number], way: string, locale: Locale) {
  const by = (key: 'missing' | 'right' | 'wrong' | 'person' | 'liveness') =>
    translate(locale, `videoKyc.judgedBy.${key}`)
  if (doneAt === null) return by('missing')
  if (kind === 'code') return by(isRight ? 'right' : 'wrong')
  return by(kind === 'card' || way === 'still' ? 'person' : 'liveness')
}

function placeWords({ place }: ShownVideoSession, locale: Locale): string {
  const { state, latitude, longitude, accuracyM } = place ?? { state: 'none' as const }
  if (state !== 'given') return translate(locale, `videoKyc.placeWords.${state}`)
  const values = { latitude: latitude ?? '–', longitude: longitude ?? '–', metres: Math.round(accuracyM ?? 0) }
  return translate(locale, 'videoKyc.placeWords.given', values)
}

function deviceWords({ device }: ShownVideoSession, locale: Locale): string {
  if (!device) return translate(locale, 'videoKyc.placeWords.none')
  const { uploadMs, ...words } = device
  const upload = uploadMs === null ? translate(locale, 'videoKyc.notTimed') : `${uploadMs} ms`
  return translate(locale, 'videoKyc.deviceWords', { ...words, upload })
}

const agreesWords = (agrees: boolean | null, locale: Locale): string =>
  agrees === null ? '–' : (agrees ? { en: 'Yes', hi: 'हाँ' } : { en: 'No', hi: 'नहीं' })[locale]
