import type { NodeKind } from '../../../../contracts/inquiries/graph.ts'
import type { ShownEdge, ShownInquiryDetail, ShownNode } from '../../../../contracts/inquiries/shown.ts'

/** What a person has chosen to see. A board stores it, so it is plain data. */
export interface ViewChoice {
  collapsed: readonly string[]
  hiddenKinds: readonly NodeKind[]
  grouped: boolean
  /** The last day whose answers are shown, an ISO date; null for all. */
  until: string | null
  /** Words that a node contains. */
  query: string
}

export const everything: ViewChoice = { collapsed: [], hiddenKinds: [], grouped: false, until: null, query: '' }

/** Nodes that a graph shows at most. */
export const MAX_SHOWN = 300

/** Leaves of one kind at one node that are drawn as one. */
const GROUP_FROM = 4

/** Several leaves of one node, drawn as one. */
export interface NodeGroup {
  id: string
  parent: string
  kind: NodeKind
  members: readonly string[]
}

export interface View {
  nodes: ShownNode[]
  groups: NodeGroup[]
  /** Between shown nodes; of groups, one for each member. */
  edges: ShownEdge[]
  /** Why nodes are not shown, and how many: nothing is hidden in silence. */
  left: { collapsed: number; filtered: number; later: number; capped: number }
  total: number
}

type Graph = Pick<ShownInquiryDetail, 'nodes' | 'edges' | 'sources'>

/** The days of the answers that there are, the earliest first. */
export const daysOf = ({ sources }: Pick<Graph, 'sources'>): string[] =>
  [...new Set(sources.map(({ at }) => at.slice(0, 10)))].toSorted()

/** What is shown of a graph, in the order in which it is reached from the subjects. */
export function viewOf(graph: Graph, choice: ViewChoice): View {
  const known = upTo(graph, choice.until)
  const reached = reachedFrom(known, new Set(choice.collapsed))
  const words = choice.query.trim().toLowerCase()
  const wanted = reached.filter(
    ({ kind, name, value, isSubject }) =>
      isSubject ||
      (!choice.hiddenKinds.includes(kind) &&
        (words === '' || value.toLowerCase().includes(words) || (name ?? '').toLowerCase().includes(words))),
  )
  const groups = choice.grouped ? groupsOf(wanted, known.edges) : []
  const inGroups = new Set(groups.flatMap(({ members }) => members))
  const single = wanted.filter(({ id }) => !inGroups.has(id))
  const nodes = single.slice(0, Math.max(0, MAX_SHOWN - groups.length))
  const shown = new Set(nodes.map(({ id }) => id))
  const kept = groups.filter(({ parent }) => shown.has(parent))
  const visible = new Set([...shown, ...kept.flatMap(({ members }) => members)])
  return {
    nodes,
    groups: kept,
    edges: known.edges.filter(({ from, to }) => visible.has(from) && visible.has(to)),
    left: {
      later: graph.nodes.length - known.nodes.length,
      collapsed: known.nodes.length - reached.length,
      filtered: reached.length - wanted.length,
      capped: wanted.length - visible.size,
    },
    total: graph.nodes.length,
  }
}

/** What had been answered by a day: the subjects, and whatever an answer of that time states. */
function upTo({ nodes, edges, sources }: Graph, until: string | null): Pick<Graph, 'nodes' | 'edges'> {
  if (until === null) return { nodes, edges }
  const known = new Set(sources.filter(({ at }) => at.slice(0, 10) <= until).map(({ id }) => id))
  const stated = edges.filter(one => one.sources.every(source => known.has(source)))
  const linked = new Set(stated.flatMap(({ from, to }) => [from, to]))
  return {
    nodes: nodes
      .filter(({ id, isSubject }) => isSubject || linked.has(id))
      .map(node => {
        const facts = node.facts.filter(({ source }) => known.has(source))
        const named = facts.find(({ name }) => name === 'name') ?? facts.find(({ name }) => name === 'owner')
        return { ...node, facts, name: named?.value ?? null }
      }),
    edges: stated,
  }
}

/** Breadth first from the subjects, not beyond a collapsed node. */
function reachedFrom({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>, collapsed: ReadonlySet<string>): ShownNode[] {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const next = neighboursIn(edges)
  const seen = new Set(nodes.filter(({ isSubject }) => isSubject).map(({ id }) => id))
  for (const id of seen)
    if (!collapsed.has(id)) for (const other of next.get(id) ?? []) if (byId.has(other)) seen.add(other)
  return [...seen].flatMap(id => byId.get(id) ?? [])
}

export function neighboursIn(edges: readonly Pick<ShownEdge, 'from' | 'to'>[]): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) {
    next.set(from, (next.get(from) ?? new Set()).add(to))
    next.set(to, (next.get(to) ?? new Set()).add(from))
  }
  return next
}

/** Leaves, which are linked to one node only, by that node and their kind. */
function groupsOf(nodes: readonly ShownNode[], edges: readonly ShownEdge[]): NodeGroup[] {
  const next = neighboursIn(edges)
  const groups = new Map<string, { parent: string; kind: NodeKind; members: string[] }>()
  for (const { id, kind, isSubject } of nodes) {
    const [parent, ...others] = next.get(id) ?? []
    if (isSubject || parent === undefined || others.length > 0) continue
    const key = `group:${parent}:${kind}`
    const group = groups.get(key) ?? { parent, kind, members: [] }
    group.members.push(id)
    groups.set(key, group)
  }
  return [...groups].filter(([, { members }]) => members.length >= GROUP_FROM).map(([id, group]) => ({ id, ...group }))
}

/** A way from one node to another. `byName`: it has a link that is a name only. */
export interface Path {
  nodes: string[]
  byName: boolean
}

/** The shortest way. One over links that sources state is preferred to a shorter one over a name. Null if there is none. */
export function pathBetween(edges: readonly ShownEdge[], from: string, to: string): Path | null {
  const stated = shortest(
    edges.filter(({ relation }) => relation !== 'sameName'),
    from,
    to,
  )
  if (stated) return { nodes: stated, byName: false }
  const any = shortest(edges, from, to)
  return any && { nodes: any, byName: true }
}

function shortest(edges: readonly ShownEdge[], from: string, to: string): string[] | null {
  const next = neighboursIn(edges)
  const cameFrom = new Map<string, string | null>([[from, null]])
  for (const id of cameFrom.keys()) {
    if (id === to) break
    for (const other of next.get(id) ?? []) if (!cameFrom.has(other)) cameFrom.set(other, id)
  }
  if (!cameFrom.has(to)) return null
  const path: string[] = []
  for (let at: string | null | undefined = to; at !== null && at !== undefined; at = cameFrom.get(at)) path.unshift(at)
  return path
}
