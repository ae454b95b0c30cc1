import {
  blockedWords,
  factLabels,
  nodeIdentifiers,
  nodeKindChoices,
  relations,
  unansweredWords,
} from '../../contracts/inquiries/graph.ts'
import type { QuestionState, ShownInquiryDetail, ShownNode, ShownSource } from '../../contracts/inquiries/shown.ts'
import type { Locale, Text } from '../../contracts/platform/text.ts'
import { csvWriter } from '../engines/csv.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { translate } from '../platform/translate.ts'
import { findingText, findingTitle, saidLines } from './findingLines.ts'
import { presentInquiry } from './present.ts'
import { ownInquiry } from './row.ts'

/** In clear, which is recorded before it is sent. Throws `not_found`. */
async function readForExport(ctx: Context, scope: Scope<CustomerActor>, id: string, format: 'csv' | 'graphml') {
  const inquiry = await ownInquiry(ctx, scope, id)
  await recordAccess(ctx.db, scope, { action: 'inquiry.exported', subject: id, data: { format } })
  return presentInquiry(ctx, inquiry, { inClear: true })
}

const columns = ['what', 'number', 'name', 'fact', 'to', 'source', 'at', 'price'] as const

/** A line for each finding, each fact and each link, with its source. */
export async function exportCsv(ctx: Context, scope: Scope<CustomerActor>, id: string) {
  const shown = await readForExport(ctx, scope, id, 'csv')
  const { locale } = scope
  const writer = csvWriter(columns.map(key => ({ key, header: translate(locale, `inquiries.columns.${key}`) })))
  for (const line of csvLines(shown, locale))
    writer.write(Object.fromEntries(columns.map((name, at) => [name, line[at] ?? ''])))
  writer.end()
  return writer
}

/** In the order of the columns. A node that nothing is stated of has a line as well, and so has a question without an answer. */
export function csvLines(shown: ShownInquiryDetail, locale: Locale): string[][] {
  const { nodes, edges, sources, findings } = shown
  const byId = new Map(nodes.map(node => [node.id, node]))
  const sourceOf = (id: string | undefined) => {
    const found = sources.find(one => one.id === id)
    if (!found) return ['', '', '']
    return [`${found.label[locale]} (${found.id})`, found.at, (found.paise / 100).toFixed(2)]
  }
  const own = nodes.flatMap(node => {
    const { kind, value, name, facts } = node
    const start = [nodeKindChoices[kind].label[locale], value, name ?? '']
    const silent = silentOf(node, locale).map(words => [...start, words, '', '', '', ''])
    if (facts.length === 0) return silent.length > 0 ? silent : [[...start, '', '', '', '', '']]
    const stated = facts.map(fact => [
      ...start,
      `${factLabels[fact.name][locale]}: ${fact.words?.[locale] ?? fact.value}`,
      '',
      ...sourceOf(fact.source),
    ])
    return [...stated, ...silent]
  })
  const links = edges.flatMap(({ from, to, relation, since, until, sources: stated }) => {
    const [one, other] = [byId.get(from), byId.get(to)]
    if (!one || !other) return []
    const days = since || until ? ` (${since ?? '…'} – ${until ?? '…'})` : ''
    const start = [nodeKindChoices[one.kind].label[locale], one.value, one.name ?? '']
    return stated.map(source => [...start, relations[relation][locale] + days, other.value, ...sourceOf(source)])
  })
  const found = findings.map(finding => {
    const named = finding.nodes.flatMap(id => byId.get(id) ?? [])
    const from = [...new Set(finding.evidence.map(({ source }) => source))].map(sourceOf)
    const joined = (at: 0 | 1) => from.map(one => one[at]).join('; ')
    const values = named.map(({ value }) => value).join('; ')
    const names = named.flatMap(({ name }) => name ?? []).join('; ')
    const what = translate(locale, 'inquiries.finding')
    return [what, values, names, findingText(finding, locale), '', joined(0), joined(1), '']
  })
  const said = saidLines(shown, locale).map(({ name, at, text }) => [
    translate(locale, 'inquiries.said'),
    '',
    name,
    text,
    '',
    '',
    at,
    '',
  ])
  return [...found, ...said, ...own, ...links]
}

/** What was asked about a node and has no answer, so that a file does not look complete. */
const silentOf = ({ questions }: Pick<ShownNode, 'questions'>, locale: Locale): string[] =>
  questions.flatMap(({ label, state, blockedBy }) => {
    const why = blockedBy ? blockedWords[blockedBy] : (unansweredWords as Partial<Record<QuestionState, Text>>)[state]
    return why ? [`${label[locale]}: ${why[locale]}`] : []
  })

export async function exportGraphml(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<string> {
  return graphmlOf(await readForExport(ctx, scope, id, 'graphml'), scope.locale)
}

const keys = [
  ['findings', 'graph'],
  ['said', 'graph'],
  ['kind', 'node'],
  ['identifier', 'node'],
  ['value', 'node'],
  ['name', 'node'],
  ['facts', 'node'],
  ['unanswered', 'node'],
  ['nodeFindings', 'node'],
  ['relation', 'edge'],
  ['since', 'edge'],
  ['until', 'edge'],
  ['source', 'edge'],
  ['check', 'edge'],
  ['answeredAt', 'edge'],
  ['pricePaise', 'edge'],
] as const

/** GraphML (graphml.graphdrawing.org), whose keys are the same in both languages. */
export function graphmlOf(shown: ShownInquiryDetail, locale: Locale): string {
  const { nodes, edges, sources, findings } = shown
  const data = (key: (typeof keys)[number][0], value: string | null | undefined) =>
    value ? `<data key="${key}">${escapeXml(value)}</data>` : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys.map(([key, of]) => `<key id="${key}" for="${of}" attr.name="${key}" attr.type="string"/>`),
    '<graph edgedefault="directed">',
    data('findings', findings.map(one => findingText(one, locale)).join('\n')),
    data(
      'said',
      saidLines(shown, locale)
        .map(({ name, text }) => `${name}: ${text}`)
        .join('\n'),
    ),
    ...nodes.map(node => {
      const { id, kind, by, value, name, facts } = node
      const stated = facts.map(fact => `${factLabels[fact.name][locale]}: ${fact.words?.[locale] ?? fact.value}`)
      const own = findings.filter(one => one.nodes.includes(id)).map(one => findingTitle(one, locale))
      const more =
        data('facts', stated.join('; ')) +
        data('unanswered', silentOf(node, locale).join('; ')) +
        data('nodeFindings', own.join('; '))
      return `<node id="${escapeXml(id)}">${data('kind', nodeKindChoices[kind].label[locale])}${data('identifier', nodeIdentifiers[by].label[locale])}${data('value', value)}${data('name', name)}${more}</node>`
    }),
    ...edges.map(({ id, from, to, relation, since, until, sources: stated }) => {
      // The same name has the sources of both.
      const found = stated.flatMap(source => sources.find(one => one.id === source) ?? [])
      const each = (valueOf: (one: ShownSource) => string) => found.map(valueOf).join('; ')
      const source =
        data(
          'source',
          each(({ label }) => label[locale]),
        ) +
        data(
          'check',
          each(one => one.id),
        ) +
        data(
          'answeredAt',
          each(({ at }) => at),
        )
      const price = data(
        'pricePaise',
        each(({ paise }) => String(paise)),
      )
      return `<edge id="${escapeXml(id)}" source="${escapeXml(from)}" target="${escapeXml(to)}">${data('relation', relations[relation][locale])}${data('since', since)}${data('until', until)}${source}${price}</edge>`
    }),
    '</graph>',
    '</graphml>',
    '',
  ].join('\n')
}

/** XML 1.0 has no way to write other control characters. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
