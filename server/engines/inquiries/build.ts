import type { Subject } from '../../../contracts/inquiries/sections.ts'
import { type Fact, type Graph, type GraphBuilder, type GraphNode, graphBuilder } from './graph.ts'
import { type Answer, readAnswer } from './statements.ts'

/** The graph of what the answers say, in their order: the same answers always make the same graph. */
export function buildGraph(subjects: readonly Subject[], answers: readonly Answer[]): Graph {
  const build = graphBuilder()
  for (const { kind, value } of subjects) build.node(kind, value, true)
  for (const answer of answers) readAnswer(build, answer)
  linkNames(build)
  return build.graph
}

/** As registers write the same name: another order of words is another name. */
export function nameKey(name: string): string | null {
  const words = (
    name
      .normalize('NFKC')
      .toUpperCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map(word => same[word] ?? word)
  const [first, ...rest] = words
  // One word is no name to compare by.
  return first === undefined || rest.length === 0 ? null : words.join(' ')
}

const same: Record<string, string> = { PVT: 'PRIVATE', LTD: 'LIMITED', CO: 'COMPANY', MS: 'M S' }

interface Named {
  node: GraphNode
  fact: Fact
}

/**
 * Links nodes that have the same name and are not linked already, each to the first one of that name. The link says that it is only a name: nodes are never
 * joined by it, and what looks for links leaves it out.
 */
function linkNames(build: GraphBuilder): void {
  const { nodes, edges } = build.graph
  const linked = new Set([...edges.values()].flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]))
  const firsts = new Map<string, Named>()
  for (const node of nodes.values())
    for (const fact of node.facts) {
      const key = fact.name === 'name' || fact.name === 'owner' ? nameKey(fact.value) : null
      if (key === null) continue
      const first = firsts.get(key)
      if (!first) firsts.set(key, { node, fact })
      else if (first.node !== node && !linked.has(`${first.node.id} ${node.id}`)) {
        linked.add(`${first.node.id} ${node.id}`)
        build.edge(first.node.id, 'sameName', node.id, [first.fact.source, fact.source])
      }
    }
}
