import type { ShownTrubgv } from '../../contracts/cases/trubgv/shown.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { csvWriter } from '../engines/csv.ts'
import { letterheadOf } from '../files/letterhead/letterhead.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { translate } from '../platform/translate.ts'
import { type Block, documentOf } from '../reports/blocks/document.ts'
import type { Section } from '../reports/blocks/section.ts'
import { signedPdf } from '../reports/signedPdf.ts'
import { showVerification } from './present.ts'
import { csvLines, wordsOf } from './reportRows.ts'

type Owner = Scope<CustomerActor | KeyActor>

/** What a file of a verification has: in clear, and recorded before it is made. Throws `not_found`. */
export async function readForReport(ctx: Context, scope: Owner, id: string): Promise<ShownTrubgv> {
  const shown = await showVerification(ctx, scope, id, { inClear: true })
  await recordAccess(ctx.db, scope, { action: 'case.downloaded', subject: id, userId: scope.actor.userId })
  return shown
}

/** The signed report in the reader's language. Throws `not_found`. */
export async function reportPdf(ctx: Context, scope: Owner, id: string): Promise<{ fileName: string; pdf: Buffer }> {
  const shown = await readForReport(ctx, scope, id)
  const head = await letterheadOf(ctx, scope.actor.userId)
  const { locale } = scope
  const { BRAND_NAME: brand } = ctx.config
  const { text } = wordsOf(shown, locale)
  const blocks: Block[] = [...(head ? [{ kind: 'letterhead' as const, ...head }] : []), ...blocksOf(shown, locale)]
  const document = documentOf(blocks, {
    title: `${text('title')} ${id}`,
    author: brand,
    createdAt: new Date(shown.endedAt ?? shown.createdAt),
    footer: `${translate(locale, 'reports.signedBy', { brand })}\n${text('disclaimer')}`,
  })
  return { fileName: `verification-${id}.pdf`, pdf: await signedPdf(ctx, document, locale) }
}

function blocksOf(shown: ShownTrubgv, locale: Locale): Block[] {
  const { text, headline, time, silent, compared, contradictions, sources } = wordsOf(shown, locale)
  const notice =
    shown.headline === 'running'
      ? text('running')
      : silent.length > 0
        ? text(shown.headline === 'incomplete' ? 'incomplete' : 'alsoIncomplete', { sources: silent.join(', ') })
        : undefined
  const facts = [
    { label: text('id'), value: shown.id },
    ...(shown.reference ? [{ label: text('reference'), value: shown.reference }] : []),
    { label: text('kind'), value: text(shown.kind) },
    { label: text('startedAt'), value: time(shown.createdAt) },
    ...(shown.endedAt ? [{ label: text('endedAt'), value: time(shown.endedAt) }] : []),
    ...(shown.mode === 'test' ? [{ label: text('mode'), value: text('test') }] : []),
    { label: text('charged'), value: formatPaise(shown.chargedPaise) },
  ]
  const isWhole = silent.length === 0 && shown.headline !== 'running'
  const sections: Section[] = [
    {
      title: text('contradictions'),
      ...(contradictions.length === 0 && { detail: text(isWhole ? 'none' : 'noneSoFar') }),
    },
    ...contradictions.map(
      ({ title, lines }): Section => ({
        level: 2,
        title,
        table: { headings: [text('source'), text('found'), text('answeredAt')], rows: lines },
      }),
    ),
    {
      title: text('compared'),
      detail: text('comparedDetail'),
      table: {
        headings: (['fact', 'claimed', 'source', 'found', 'match', 'answeredAt'] as const).map(name => text(name)),
        rows: compared,
      },
    },
    {
      title: text('sources'),
      table: {
        headings: (['source', 'state', 'result', 'answeredAt'] as const).map(name => text(name)),
        rows: sources,
      },
    },
  ]
  return [
    { kind: 'title', text: shown.name ?? text('noName'), detail: `${text('title')}: ${headline}` },
    ...(notice ? [{ kind: 'notice' as const, text: notice }] : []),
    { kind: 'facts', facts },
    { kind: 'sections', sections, empty: translate(locale, 'reports.noRows') },
  ]
}

/** One line for each value of each source, and for each source without one. Throws `not_found`. */
export async function reportCsv(ctx: Context, scope: Owner, id: string) {
  const shown = await readForReport(ctx, scope, id)
  const { text } = wordsOf(shown, scope.locale)
  const names = ['fact', 'claimed', 'source', 'found', 'match', 'answeredAt'] as const
  const writer = csvWriter(names.map(key => ({ key, header: text(key) })))
  for (const line of csvLines(shown, scope.locale))
    writer.write(Object.fromEntries(names.map((name, at) => [name, line[at] ?? ''])))
  writer.end()
  return writer
}
