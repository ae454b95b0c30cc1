import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import { linkFindings } from '../../contracts/inquiries/graph.ts'
import type { ShownInquiryDetail, ShownNode } from '../../contracts/inquiries/shown.ts'
import { productOf } from '../../contracts/products/index.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import { questionsAbout } from '../engines/inquiries/due.ts'
import { type Evidence, findingsOf } from '../engines/inquiries/findings/index.ts'
import type { Fact, Graph, GraphNode } from '../engines/inquiries/graph.ts'
import { pricesAt } from '../intelligence/bounds.ts'
import type { Context } from '../platform/context.ts'
import type { Vault } from '../platform/vault.ts'
import {
  type Asked,
  blockedBy,
  graphOf,
  missingIn,
  nextTryOf,
  paidFor,
  questionKey,
  readAsked,
  sourceOf,
  stateOf,
} from './answers.ts'
import { nodeKey } from './nodeKey.ts'
import { presentReviews } from './presentReviews.ts'
import { presentRow } from './presentRow.ts'
import type { Inquiry } from './row.ts'
import { wordsOf } from './statusWords.ts'

interface How {
  /** For `/v1` and files. On screens numbers and addresses are masked, and names where their product masks them. */
  inClear: boolean
}

/** An inquiry with its graph, its findings and what can still be asked. */
export async function presentInquiry(
  ctx: Pick<Context, 'db' | 'vault' | 'prices'>,
  inquiry: Inquiry,
  how: How,
): Promise<ShownInquiryDetail> {
  const asked = await readAsked(ctx.db, inquiry)
  const graph = graphOf(ctx, inquiry, asked)
  const priceOf = await pricesAt(ctx, inquiry.user_id, new Date())
  const keyOf = (node: string) => nodeKey(ctx.vault, inquiry.id, node)
  const findings = findingsOf(graph)
  const { reviews, disputes } = await presentReviews(ctx, inquiry, asked, how)
  return {
    ...presentRow(inquiry, how),
    // The row has these as of the end of the last gathering.
    contradictions: findings.filter(({ kind }) => !linkFindings.includes(kind)).length + disputes.length,
    missing: missingIn(asked),
    chargedPaise: [...asked.values()].reduce((sum, one) => sum + paidFor(one), 0),
    basisWords: inquiry.basis_words,
    sections: inquiry.sections,
    atMostPaise: inquiry.at_most_paise,
    subjects: inquiry.subjects.map(({ kind, value }) => ({
      kind,
      value: how.inClear ? value : maskIdentifier(kind, value),
    })),
    sources: sourcesOf(asked),
    nodes: [...graph.nodes.values()].map(node => ({
      ...nodeOf(node, keyOf(node.id), how),
      questions: questionsAbout(node).map(question => {
        const found = asked.get(questionKey(ctx.vault, inquiry, question))
        return {
          product: question.product,
          label: productOf(question.product).label,
          pricePaise: inquiry.mode === 'test' ? 0 : priceOf(question.product),
          state: stateOf(found),
          blockedBy: blockedBy(found),
          at: found?.check?.finished_at ?? null,
          reused: found?.row.reused ?? false,
          nextTryAt: nextTryOf(found),
        }
      }),
    })),
    edges: edgesOf(graph, ctx.vault, inquiry.id, keyOf),
    findings: [
      ...disputes,
      ...findings.map(({ id, kind, sure, nodes, evidence }) => ({
        id: keyOf(id),
        kind,
        sure,
        nodes: nodes.map(keyOf),
        evidence: evidence.map(one => evidenceOf(one, keyOf, how)),
        dispute: null,
      })),
    ],
    reviews,
  }
}

const sourcesOf = (asked: Asked) =>
  [...asked.values()].flatMap(({ row, check }) => {
    if (check?.status !== 'completed') return []
    const { check: id, ...source } = sourceOf({ row, check })
    return [{ ...source, id, label: productOf(source.product).label }]
  })

function nodeOf({ kind, by, value, isSubject, facts }: GraphNode, id: string, how: How): Omit<ShownNode, 'questions'> {
  const shown = facts.map(fact => ({
    name: fact.name,
    value: factText(fact, how),
    words: wordsOf(fact),
    source: fact.source.check,
  }))
  const named = shown.find(({ name }) => name === 'name') ?? shown.find(({ name }) => name === 'owner')
  return { id, kind, by, value: valueText(by, value, how), name: named?.value ?? null, isSubject, facts: shown }
}

/** Every number by the mask of its kind; of an address, the end. */
function valueText(by: GraphNode['by'], value: string, { inClear }: How): string {
  if (inClear) return value
  return by === 'address' ? maskValue('tail', value) : maskIdentifier(by, value)
}

const factText = ({ value, mask }: Pick<Fact, 'value' | 'mask'>, { inClear }: How): string =>
  mask && !inClear ? maskValue(mask, value) : value

const edgesOf = ({ edges }: Graph, vault: Vault, inquiryId: string, keyOf: (node: string) => string) =>
  [...edges.values()].map(({ id, from, to, relation, since, until, sources }) => ({
    id: nodeKey(vault, inquiryId, id),
    from: keyOf(from),
    to: keyOf(to),
    relation,
    since,
    until,
    sources: sources.map(({ check }) => check),
  }))

const evidenceOf = ({ node, fact, value, mask, source }: Evidence, keyOf: (node: string) => string, how: How) => ({
  node: keyOf(node),
  fact,
  value: value === null ? null : factText({ value, mask }, how),
  words: fact === null || value === null ? null : wordsOf({ name: fact, value, source }),
  source: source.check,
})
