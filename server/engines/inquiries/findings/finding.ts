import type { Mask } from '../../../../contracts/identifiers/index.ts'
import { type Certainty, certainties, type FactName, type FindingKind } from '../../../../contracts/inquiries/graph.ts'
import type { Fact, Graph, GraphEdge, GraphNode, Source } from '../graph.ts'

/** One line of what a finding rests on. */
export interface Evidence {
  node: string
  /** What is stated; null for a link. */
  fact: FactName | null
  /** The value of the fact, or the day since when the link is stated. */
  value: string | null
  mask: Mask | null
  source: Source
}

export interface Finding {
  id: string
  kind: FindingKind
  sure: Certainty
  /** What it concerns. */
  nodes: string[]
  evidence: Evidence[]
}

export const ofFact = (node: GraphNode, { name, value, mask, source }: Fact): Evidence => ({
  node: node.id,
  fact: name,
  value,
  mask,
  source,
})

export const ofEdge = (node: string, { since, sources }: GraphEdge): Evidence[] =>
  sources.map(source => ({ node, fact: null, value: since, mask: null, source }))

/** A finding with an id that is the same whenever the same is found. */
export const finding = (kind: FindingKind, sure: Certainty, evidence: readonly Evidence[]): Finding => {
  const nodes = [...new Set(evidence.map(({ node }) => node))]
  return { id: [kind, ...nodes.toSorted()].join(' '), kind, sure, nodes, evidence: [...evidence] }
}

export const factsOf = (node: GraphNode | undefined, name: FactName): Fact[] =>
  node?.facts.filter(fact => fact.name === name) ?? []

/** The edges of a relation, with their nodes. A link by name only is never among them. */
export function edgesOf(
  { nodes, edges }: Graph,
  ...relations: GraphEdge['relation'][]
): { edge: GraphEdge; from: GraphNode; to: GraphNode }[] {
  return [...edges.values()].flatMap(edge => {
    const [from, to] = [nodes.get(edge.from), nodes.get(edge.to)]
    return from && to && relations.includes(edge.relation) ? [{ edge, from, to }] : []
  })
}

/** The latest statement of a fact; undefined if two of the same latest time contradict, because then nobody knows. */
export function latestOf(node: GraphNode | undefined, name: FactName): Fact | undefined {
  const facts = factsOf(node, name).toSorted((one, other) => other.source.at.localeCompare(one.source.at))
  const [first] = facts
  if (!first) return undefined
  return facts.some(({ value, source }) => source.at === first.source.at && value !== first.value) ? undefined : first
}

/** Whether a GSTIN has this PAN in it, which no list of a source can say better. */
export const hasPanOf = (gstin: GraphNode, pan: GraphNode): boolean => gstin.value.slice(2, 12) === pan.value

/** Directorships, each with the links by which a source says that it has ended. One that has begun again since goes on. */
export function directorshipsOf(graph: Graph) {
  const former = edgesOf(graph, 'formerDirector')
  return edgesOf(graph, 'director').map(one => ({
    ...one,
    ended: former.flatMap(({ edge, from, to }) => {
      const isBefore = one.edge.since !== null && edge.until !== null && edge.until <= one.edge.since
      return from.id === one.from.id && to.id === one.to.id && !isBefore ? [edge] : []
    }),
  }))
}

/** What several lines of evidence lead to is one finding with all of them, as sure as the surest. */
export function mergeSame(findings: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding>()
  for (const one of findings) {
    const same = found.get(one.id)
    if (!same) found.set(one.id, one)
    else {
      const isSurer = certainties.indexOf(one.sure) < certainties.indexOf(same.sure)
      const lines = new Map([...same.evidence, ...one.evidence].map(line => [lineKey(line), line]))
      found.set(one.id, { ...same, sure: isSurer ? one.sure : same.sure, evidence: [...lines.values()] })
    }
  }
  return [...found.values()]
}

const lineKey = ({ node, fact, value, source }: Evidence) => JSON.stringify([node, fact, value, source.check])
