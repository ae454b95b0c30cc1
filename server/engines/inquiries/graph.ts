import { checkIdentifier, type Mask } from '../../../contracts/identifiers/index.ts'
import type { FactName, NodeIdentifier, NodeKind, Relation } from '../../../contracts/inquiries/graph.ts'
import type { ProductId } from '../../../contracts/products/index.ts'

/** Where something comes from: one answered check. */
export interface Source {
  /** The verification. */
  check: string
  product: ProductId
  /** When its source answered. */
  at: string
  /** Integer paise that the inquiry has paid for it; 0 for an earlier answer of the account. */
  paise: number
  reused: boolean
}

export interface Fact {
  name: FactName
  value: string
  /** How the product masks it on screens. */
  mask: Mask | null
  source: Source
}

export interface GraphNode {
  id: string
  kind: NodeKind
  by: NodeIdentifier
  value: string
  isSubject: boolean
  facts: Fact[]
}

export interface GraphEdge {
  id: string
  from: string
  to: string
  relation: Relation
  /** When it began and ended, as the source says; null if it does not. */
  since: string | null
  until: string | null
  /** One, or for the same name those of both names. */
  sources: Source[]
}

export interface Graph {
  nodes: Map<string, GraphNode>
  edges: Map<string, GraphEdge>
}

const kinds: Record<Exclude<NodeIdentifier, 'pan'>, NodeKind> = {
  din: 'person',
  uan: 'person',
  companyNumber: 'company',
  gstin: 'gstin',
  rc: 'vehicle',
  phone: 'phone',
  email: 'email',
  address: 'address',
}

const kindOf = (by: NodeIdentifier, value: string): NodeKind =>
  by === 'pan' ? (value.charAt(3) === 'P' ? 'person' : 'company') : kinds[by]

/** Marks in place of characters: what they hide may differ. */
const hidden = /[*•●]|x{4,}/i
const PIN = /^[1-9]\d{5}$/

/**
 * An address as it is compared: the same words and numbers in the same order. A short one, such as a town, identifies no place, nor does one whose only number
 * is its PIN code: a whole quarter has it.
 */
function addressKey(value: string): string | null {
  const plain = value.toLowerCase().replace(/\b([1-9]\d{2}) (\d{3})\W*$/, '$1$2')
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length >= 4 && words.some(word => /\p{N}/u.test(word) && !PIN.test(word)) ? words.join(' ') : null
}

/** The id and the value of a node; null for a value that identifies nothing: masked, damaged or of another form. */
function identify(by: NodeIdentifier, given: string): { id: string; value: string } | null {
  if ((by === 'address' || by === 'email') && hidden.test(given)) return null
  if (by === 'address') {
    const key = addressKey(given)
    return key === null ? null : { id: `address:${key}`, value: given.trim() }
  }
  const checked = checkIdentifier(by, given)
  return checked.ok ? { id: `${by}:${checked.value}`, value: checked.value } : null
}

/** Builds a graph. Nothing is ever removed from it, and a value that does not identify anything leads to no node. */
export function graphBuilder() {
  const graph: Graph = { nodes: new Map(), edges: new Map() }
  const build = {
    graph,
    /** The node of an identifier; null if the value is none. */
    node(by: NodeIdentifier, given: string | null | undefined, isSubject = false): string | null {
      const found = given ? identify(by, given) : null
      if (!found) return null
      const known = graph.nodes.get(found.id)
      if (known) known.isSubject ||= isSubject
      else graph.nodes.set(found.id, { ...found, kind: kindOf(by, found.value), by, isSubject, facts: [] })
      return found.id
    },
    fact(
      id: string | null,
      name: FactName,
      value: string | null | undefined,
      source: Source,
      mask: Mask | null = null,
    ) {
      const node = id === null ? undefined : graph.nodes.get(id)
      if (!node || value === null || value === undefined || value.trim() === '') return
      const isKnown = node.facts.some(
        one => one.name === name && one.value === value && one.source.check === source.check,
      )
      if (!isKnown) node.facts.push({ name, value, mask, source })
    },
    edge(
      from: string | null,
      relation: Relation,
      to: string | null,
      sources: Source | Source[],
      { since = null, until = null }: { since?: string | null; until?: string | null } = {},
    ) {
      if (from === null || to === null || from === to) return
      const all = [sources].flat()
      // Who has left twice has two links.
      const id = [from, relation, to, ...(until === null ? [] : [until]), ...all.map(({ check }) => check)].join(' ')
      if (!graph.edges.has(id)) graph.edges.set(id, { id, from, to, relation, since, until, sources: all })
    },
    /** A link to a contact; what identifies none is stated of the node itself, so that it is not lost. */
    contact(
      from: string | null,
      by: 'address' | 'phone' | 'email',
      value: string | null,
      source: Source,
      since: string | null = null,
    ) {
      const to = build.node(by, value)
      if (to === null) build.fact(from, by, value, source, by === 'address' ? 'tail' : by)
      else build.edge(from, by, to, source, { since })
    },
  }
  return build
}

export type GraphBuilder = ReturnType<typeof graphBuilder>
