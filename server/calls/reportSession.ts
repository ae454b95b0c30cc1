import { documents as en } from '../../contracts/messages/en/documents.ts'
import { documents as hi } from '../../contracts/messages/hi/documents.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { callFindings, callHeadlines } from '../../contracts/videoCalls/findings.ts'
import { scriptWords } from '../../contracts/videoCalls/script.ts'
import type { ShownEvidence, ShownRound, ShownVideoCallDetail } from '../../contracts/videoCalls/shown.ts'
import { translate } from '../platform/translate.ts'
import type { Section } from '../reports/blocks/section.ts'
import { timeText } from '../reports/timeText.ts'
import { reportWords } from '../videoKyc/reportWords.ts'
import { callWords } from './reportWords.ts'

const fieldWords = { en: en.field, hi: hi.field }

/** A session in the report: when it was, what was found, the script with its answers, the recording with its index, and what was typed. */
export function sessionOfCall(
  shown: ShownVideoCallDetail,
  round: ShownRound,
  { isLatest, locale }: { isLatest: boolean; locale: Locale },
): Section[] {
  const word = callWords(locale)
  const common = reportWords(locale)
  const time = timeText(locale)
  const { evidence, recording } = round
  return [
    {
      title: word('session', { number: round.round }),
      ...(!isLatest && { notice: word('earlier') }),
      facts: [
        { label: word('agent'), value: round.agent },
        { label: common('started'), value: time(round.startedAt) },
        ...(round.endedAt ? [{ label: common('ended'), value: time(round.endedAt) }] : []),
      ],
    },
    {
      level: 2,
      title: word('found'),
      facts: [
        { label: word('headline'), value: callHeadlines[evidence.headline].label[locale] },
        ...evidenceFacts(evidence, round.place, locale),
      ],
    },
    ...(evidence.findings.length > 0
      ? [
          {
            level: 2 as const,
            title: word('findings'),
            points: evidence.findings.map(({ finding, blocks }) => ({
              mark: blocks ? '!' : '?',
              text: `${callFindings[finding].label[locale]} (${word(blocks ? 'blocks' : 'weighs')})`,
            })),
          },
        ]
      : []),
    {
      level: 2,
      title: word('steps'),
      table: {
        headings: [word('step'), word('outcome'), word('note'), common('time')],
        rows: shown.script.map(({ key }) => {
          const mark = round.marks.find(({ step }) => step === key)
          return [
            stepWords(shown, key, locale),
            word(mark?.outcome ?? 'unmarked'),
            mark?.note ?? '–',
            mark ? time(mark.at) : '–',
          ]
        }),
      },
    },
    {
      level: 2,
      title: word('recording'),
      facts: [
        { label: word('recording'), value: recordingWords(recording, locale) },
        ...(recording.sha256 ? [{ label: word('digest'), value: recording.sha256 }] : []),
        {
          label: word('gaps'),
          value:
            recording.gaps.map(({ fromMs, toMs }) => `${clock(fromMs)}–${clock(toMs)}`).join(', ') || word('noGaps'),
        },
        ...recording.index.map(({ step, atMs }) => ({ label: clock(atMs), value: stepWords(shown, step, locale) })),
      ],
    },
    ...(evidence.checks.length > 0
      ? [
          {
            level: 2 as const,
            title: common('checks'),
            table: {
              headings: [common('check'), common('status'), common('id')],
              rows: evidence.checks.map(({ product, status, id }) => [product, status, id]),
            },
          },
        ]
      : []),
    ...(round.chat.length > 0
      ? [
          {
            level: 2 as const,
            title: word('chat'),
            table: {
              headings: [common('time'), common('person'), word('words')],
              rows: round.chat.map(({ from, words, at }) => [
                time(at),
                translate(locale, `videoCalls.report.from.${from}`),
                words,
              ]),
            },
          },
        ]
      : []),
  ]
}

function evidenceFacts({ card, pan, face, place }: ShownEvidence, given: ShownRound['place'], locale: Locale) {
  const word = callWords(locale)
  const says = (key: string) => translate(locale, `videoCalls.evidence.${key}` as 'videoCalls.evidence.noCountry')
  const position = given
    ? translate(locale, 'videoKyc.placeWords.given', {
        latitude: given.latitude,
        longitude: given.longitude,
        metres: Math.round(given.accuracyMetres),
      })
    : translate(locale, 'videoKyc.placeWords.none')
  const compared = says(`face.${face.state}`)
  return [
    { label: word('card'), value: `${says(`card.${card.state}`)}. ${says(`answer.${card.answer ?? 'none'}`)}` },
    ...card.fields.map(({ name, value, sure }) => ({
      label: fieldWords[locale][name],
      value: sure ? value : `${value} (?)`,
    })),
    { label: word('pan'), value: [says(`pan.${pan.state}`), pan.name].filter(Boolean).join(': ') },
    { label: word('sameName'), value: says(`sameName.${pan.sameName}`) },
    {
      label: word('face'),
      value:
        face.score === null
          ? compared
          : translate(locale, 'videoCalls.evidence.score', { words: compared, score: face.score, needs: face.needs }),
    },
    {
      label: word('place'),
      value: `${says(`place.${place.state}`)} (${position}); ${translate(locale, 'videoCalls.evidence.network', {
        country: place.country ?? says('noCountry'),
      })}. ${reportWords(locale)('proxies')}`,
    },
  ]
}

function stepWords({ script }: ShownVideoCallDetail, key: string, locale: Locale): string {
  const step = script.find(one => one.key === key)
  if (!step) return key
  return step.kind === 'question' ? (step.text ?? key) : scriptWords[step.kind].agent[locale]
}

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const recordingWords = ({ state, durationMs, bytes, pieces }: ShownRound['recording'], locale: Locale): string =>
  translate(locale, `videoCalls.report.recordings.${state}`, {
    duration: clock(durationMs ?? 0),
    bytes: bytes ?? 0,
    pieces,
  })
