import { videoReasonChoices } from '../../contracts/cases/videoKyc/reasonTexts.ts'
import type { ShownVideoKyc } from '../../contracts/cases/videoKyc/shown.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { letterheadOf } from '../files/letterhead/letterhead.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { translate } from '../platform/translate.ts'
import { type Block, documentOf } from '../reports/blocks/document.ts'
import type { Section } from '../reports/blocks/section.ts'
import { signedPdf } from '../reports/signedPdf.ts'
import { timeText } from '../reports/timeText.ts'
import { showVideoKyc } from './present.ts'
import { reportPictures } from './reportPictures.ts'
import { sessionSections } from './reportSession.ts'
import { reportWords } from './reportWords.ts'

/** The signed report in the reader's language, in clear, which the access log records. Throws `not_found`. */
export async function reportPdf(
  ctx: Context,
  scope: Scope<CustomerActor | KeyActor>,
  id: string,
): Promise<{ fileName: string; pdf: Buffer }> {
  const { locale, actor } = scope
  const shown = await showVideoKyc(ctx, scope, id, { inClear: true })
  await recordAccess(ctx.db, scope, { action: 'case.downloaded', subject: id, userId: actor.userId })
  const [head, pictures] = await Promise.all([
    letterheadOf(ctx, actor.userId),
    reportPictures(ctx, actor.userId, shown, locale),
  ])
  const word = reportWords(locale)
  const brand = ctx.config.BRAND_NAME
  const blocks = [...(head ? [{ kind: 'letterhead' as const, ...head }] : []), ...blocksOf(shown, pictures, locale)]
  const document = documentOf(blocks, {
    title: `${word('title')} ${id}`,
    author: brand,
    createdAt: new Date(shown.decision?.at ?? shown.endedAt ?? shown.createdAt),
    footer: word('footer', { brand }),
  })
  return { fileName: `video-kyc-${id}.pdf`, pdf: await signedPdf(ctx, document, locale) }
}

function blocksOf(shown: ShownVideoKyc, pictures: Section | null, locale: Locale): Block[] {
  const word = reportWords(locale)
  const result = shown.result?.label[locale] ?? word('noResult')
  const gate = translate(locale, `videoKyc.gateWords.${shown.gate}`)
  const notice = (text: string) => ({ kind: 'notice' as const, text })
  return [
    { kind: 'title', text: `${word('title')}: ${shown.name ?? '–'}`, detail: word('detail', { result, gate }) },
    notice(word('notVcip')),
    ...(shown.status === 'open' || shown.status === 'paused' ? [notice(word('open'))] : []),
    ...(shown.mode === 'test' ? [notice(word('test'))] : []),
    { kind: 'facts', facts: headFacts(shown, { result, gate }, locale) },
    { kind: 'sections', sections: sectionsOf(shown, pictures, locale), empty: translate(locale, 'reports.noRows') },
  ]
}

function headFacts(shown: ShownVideoKyc, { result, gate }: { result: string; gate: string }, locale: Locale) {
  const word = reportWords(locale)
  const time = timeText(locale)
  const { decision } = shown
  const decided =
    decision === null
      ? word('noDecision')
      : word('decidedBy', {
          verdict: decision.verdict.label[locale],
          by: decision.by,
          time: time(decision.at),
          reason: decision.reason,
        })
  return [
    { label: word('id'), value: shown.id },
    ...(shown.reference ? [{ label: word('reference'), value: shown.reference }] : []),
    { label: word('started'), value: time(shown.createdAt) },
    ...(shown.endedAt ? [{ label: word('ended'), value: time(shown.endedAt) }] : []),
    { label: word('result'), value: result },
    { label: word('decision'), value: decided },
    { label: word('gate'), value: gate },
    { label: word('charged'), value: formatPaise(shown.chargedPaise) },
  ]
}

function sectionsOf(shown: ShownVideoKyc, pictures: Section | null, locale: Locale): Section[] {
  const word = reportWords(locale)
  const time = timeText(locale)
  const judged = shown.sessions.find(({ state }) => state === 'handedOver')
  const reasons = judged?.reasons ?? []
  return [
    {
      title: word('facts'),
      detail: word('bench'),
      table: {
        headings: [word('fact'), word('value'), word('source')],
        rows: shown.facts.map(({ label, value, from }) => [label[locale], value[locale], from[locale]]),
      },
    },
    ...(reasons.length > 0
      ? [
          {
            title: word('reasons'),
            points: reasons.map((reason, at) => ({
              mark: String(at + 1),
              text: videoReasonChoices[reason].label[locale],
            })),
          },
        ]
      : []),
    ...shown.sessions.flatMap(session => sessionSections(session, locale)),
    ...(pictures ? [pictures] : []),
    {
      title: word('checks'),
      table: {
        headings: [word('check'), word('status'), word('time'), word('id')],
        rows: shown.checks.map(({ label, status, at, id }) => [label[locale], status, at ? time(at) : '–', id]),
      },
    },
  ]
}
