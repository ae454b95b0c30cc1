import type { SectionName } from '../../contracts/inquiries/sections.ts'
import type { ProductId } from '../../contracts/products/index.ts'
import { buildGraph } from '../engines/inquiries/build.ts'
import { questionsAbout } from '../engines/inquiries/due.ts'
import type { Graph, GraphNode } from '../engines/inquiries/graph.ts'
import type { Context } from '../platform/context.ts'
import { type Asked, type AskedQuestion, answerOf, graphOf, questionKey } from './answers.ts'
import { type Reach, reachOf } from './reach.ts'
import type { Inquiry } from './row.ts'

/** One answer that a person is shown. */
export interface ViewPart {
  node: GraphNode
  product: ProductId
  check: NonNullable<AskedQuestion['check']>
  /** What this answer alone says; null if the source knows nothing. */
  graph: Graph | null
}

export interface ViewSection {
  section: SectionName
  parts: ViewPart[]
  /** A keyed hash of what the answers say: another one, if any of them says something else. */
  seen: string
}

export interface View {
  reach: Reach
  sections: ViewSection[]
}

/** What of an inquiry's answers is about a person, by section: those about their own numbers, and about what their own records name. */
export function viewFor(
  ctx: Pick<Context, 'vault'>,
  inquiry: Inquiry,
  asked: Asked,
  { about, sections }: { about: readonly string[]; sections: readonly SectionName[] },
): View {
  const graph = graphOf(ctx, inquiry, asked)
  const reach = reachOf(graph, about)
  const reached = [...graph.nodes.values()].filter(
    ({ id }) => reach.own.has(id) || reach.stated.has(id) || reach.companies.has(id),
  )
  const parts = reached.flatMap(node =>
    questionsAbout(node).flatMap(question => {
      const found = asked.get(questionKey(ctx.vault, inquiry, question))
      const check = found?.check
      if (!found || !check || (check.status !== 'completed' && check.status !== 'not_found')) return []
      const answer = answerOf(ctx.vault, found)
      return [
        {
          section: question.section,
          part: { node, product: question.product, check, graph: answer && buildGraph([], [answer]) },
        },
      ]
    }),
  )
  return {
    reach,
    sections: sections.map(section => {
      const own = parts.filter(one => one.section === section).map(({ part }) => part)
      return { section, parts: own, seen: seenOf(ctx, inquiry, section, own) }
    }),
  }
}

/** Independent of when it was answered and of the order of the answers. */
function seenOf(
  { vault }: Pick<Context, 'vault'>,
  { id }: Inquiry,
  section: SectionName,
  parts: readonly ViewPart[],
): string {
  const said = parts.map(({ node, product, graph }) =>
    JSON.stringify([
      product,
      node.id,
      graph && [
        [...graph.nodes.values()].flatMap(one => one.facts.map(({ name, value }) => `${one.id} ${name} ${value}`)),
        [...graph.edges.values()].map(one => [one.from, one.relation, one.to, one.since, one.until].join(' ')),
      ],
    ]),
  )
  return vault.index('inquiry-review', JSON.stringify([id, section, said.toSorted()]))
}
