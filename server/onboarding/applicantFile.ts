import type { ShownCaseDetail, ShownStep } from '../../contracts/cases/shown.ts'
import { stepStatusChoices } from '../../contracts/cases/states.ts'
import type { onboardingServer } from '../../contracts/messages/en/onboarding.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { letterheadOf } from '../files/letterhead/letterhead.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { type Block, documentOf } from '../reports/blocks/document.ts'
import type { Fact, Section } from '../reports/blocks/section.ts'
import { signedPdf } from '../reports/signedPdf.ts'
import { timeText } from '../reports/timeText.ts'
import { ownCase } from '../steps/ownCase.ts'
import { presentCaseDetail } from '../steps/present.ts'

/**
 * A response with every result, document and event as a signed PDF in the reader's language, in clear, which the access log records. Throws `not_found`, also for
 * another account's response and for a case of another product.
 */
export async function downloadApplicantFile(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<{ fileName: string; pdf: Buffer }> {
  const found = await ownCase(ctx, scope, id)
  if (found.row.product !== 'onboarding') throw notFound('case')
  const [shown, head] = await Promise.all([
    presentCaseDetail(ctx, found, { inClear: true }),
    letterheadOf(ctx, found.row.user_id),
  ])
  await recordAccess(ctx.db, scope, { action: 'case.downloaded', subject: id, userId: found.row.user_id })
  const { locale } = scope
  const word = wordsIn(locale)
  const at = new Date(shown.events.at(-1)?.at ?? shown.createdAt)
  const document = documentOf(
    [...(head ? [{ kind: 'letterhead' as const, ...head }] : []), ...blocksOf(shown, locale, at)],
    { title: `${word('title')} ${id}`, author: ctx.config.BRAND_NAME, createdAt: at, footer: word('footer') },
  )
  return { fileName: `${id}.pdf`, pdf: await signedPdf(ctx, document, locale) }
}

type Word = keyof typeof onboardingServer.file

const wordsIn = (locale: Locale) => (key: Word, values?: Record<string, string>) =>
  translate(locale, `onboarding.file.${key}`, values)

function blocksOf(shown: ShownCaseDetail, locale: Locale, at: Date): Block[] {
  const word = wordsIn(locale)
  const time = timeText(locale)
  const detail = word('detail', { flow: shown.planTitle[locale], time: time(at.toISOString()) })
  const isOpen = shown.status === 'open' || shown.status === 'paused'
  return [
    { kind: 'title', text: shown.subject.name ?? word('title'), detail },
    ...(shown.mode === 'test' ? [{ kind: 'notice' as const, text: word('test') }] : []),
    ...(isOpen ? [{ kind: 'notice' as const, text: word('open') }] : []),
    { kind: 'facts', facts: headFacts(shown, locale) },
    {
      kind: 'sections',
      sections: [
        ...shown.steps.map(step => stepSection(step, locale)),
        ...(shown.files.length > 0 ? [filesSection(shown, locale)] : []),
        timelineSection(shown, locale),
      ],
      empty: '',
    },
  ]
}

const given = (facts: readonly { label: string; value: string | null }[]): Fact[] =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))

function headFacts(shown: ShownCaseDetail, locale: Locale): Fact[] {
  const word = wordsIn(locale)
  const time = timeText(locale)
  const { subject, verdict, decision, endedAt, verdictReason } = shown
  return given([
    { label: word('person'), value: subject.name },
    { label: word('email'), value: subject.email },
    { label: word('phone'), value: subject.phone },
    { label: word('flow'), value: shown.planTitle[locale] },
    { label: word('version'), value: String(shown.planVersion) },
    { label: word('reference'), value: shown.reference },
    { label: word('started'), value: time(shown.createdAt) },
    { label: word('ended'), value: endedAt && time(endedAt) },
    { label: word('result'), value: verdict?.label[locale] ?? null },
    { label: word('resultReason'), value: verdictReason?.[locale] ?? null },
    { label: word('decision'), value: decision?.verdict.label[locale] ?? null },
    { label: '', value: decision && word('decidedBy', { by: decision.by, reason: decision.reason }) },
  ])
}

function stepSection(step: ShownStep, locale: Locale): Section {
  const word = wordsIn(locale)
  const time = timeText(locale)
  const facts = given([
    { label: word('status'), value: stepStatusChoices[step.status].label[locale] },
    { label: word('outcome'), value: step.outcome?.label[locale] ?? null },
    { label: word('reason'), value: step.reason },
    { label: word('asked'), value: step.askedAt && time(step.askedAt) },
    { label: word('answered'), value: step.endedAt && time(step.endedAt) },
  ])
  const found = step.facts.map(({ label, value, choice }) => ({
    label: label[locale],
    value:
      choice?.[locale] ?? (value === null ? '–' : typeof value === 'boolean' ? yesNo(value, locale) : String(value)),
  }))
  return { title: step.title[locale], facts: [...facts, ...found] }
}

const yesNo = (value: boolean, locale: Locale) => (value ? { en: 'Yes', hi: 'हाँ' } : { en: 'No', hi: 'नहीं' })[locale]

function filesSection({ files }: ShownCaseDetail, locale: Locale): Section {
  const word = wordsIn(locale)
  const time = timeText(locale)
  return {
    title: word('evidence'),
    table: {
      headings: [word('fileName'), word('fileKind'), word('fileSum')],
      rows: files.map(({ name, bytes, keptUntil, deletedAt }) => [
        name || '–',
        `${Math.ceil(bytes / 1024)} kB`,
        deletedAt ? `${word('fileDeleted')} ${time(deletedAt)}` : time(keptUntil),
      ]),
    },
  }
}

function timelineSection({ events, steps }: ShownCaseDetail, locale: Locale): Section {
  const time = timeText(locale)
  const titles = new Map(steps.map(({ id, title }) => [id, title[locale]]))
  return {
    title: wordsIn(locale)('timeline'),
    events: events.map(({ type, step, by, at, outcome }) => ({
      when: time(at),
      title: [eventWords[type]?.[locale] ?? type, step && titles.get(step)].filter(Boolean).join(': '),
      detail: [by === 'system' ? { en: 'The platform', hi: 'प्लेटफ़ॉर्म' }[locale] : by, outcome]
        .filter(Boolean)
        .join(' · '),
    })),
  }
}

const eventWords: Record<string, { en: string; hi: string }> = {
  start: { en: 'Started', hi: 'शुरू हुआ' },
  begun: { en: 'Under way', hi: 'जारी' },
  answered: { en: 'Answered', hi: 'जवाब मिला' },
  failed: { en: 'Failed', hi: 'नहीं हो पाया' },
  blocked: { en: 'On hold', hi: 'रुका' },
  skip: { en: 'Skipped', hi: 'छोड़ा गया' },
  askAgain: { en: 'Asked again', hi: 'फिर पूछा गया' },
  pause: { en: 'Paused', hi: 'रोका गया' },
  resume: { en: 'Resumed', hi: 'फिर चालू' },
  cancel: { en: 'Cancelled', hi: 'रद्द' },
  expire: { en: 'Expired', hi: 'समय निकला' },
}
