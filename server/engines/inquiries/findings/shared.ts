import type { FindingKind, Relation } from '../../../../contracts/inquiries/graph.ts'
import type { Graph } from '../graph.ts'
import { directorshipsOf, type Evidence, edgesOf, type Finding, finding, hasPanOf, ofEdge } from './finding.ts'

const contacts: readonly (readonly [Relation, FindingKind])[] = [
  ['address', 'sharedAddress'],
  ['phone', 'sharedPhone'],
  ['email', 'sharedEmail'],
]

/** Contacts that belong to several people or companies. What is one person's by its numbers counts once. */
export function sharedContacts(graph: Graph): Finding[] {
  const sameAs = unitedByNumber(graph)
  return contacts.flatMap(([relation, kind]) => {
    const holders = new Map<string, Map<string, Evidence[]>>()
    for (const { edge, from, to } of edgesOf(graph, relation)) {
      // A phone's own record is of whoever holds the phone, who may be among the others.
      if (from.kind === 'phone') continue
      const found = holders.get(to.id) ?? new Map<string, Evidence[]>()
      holders.set(to.id, found)
      const holder = sameAs(from.id)
      if (!found.has(holder)) found.set(holder, ofEdge(from.id, edge))
    }
    return [...holders].flatMap(([contact, found]) =>
      found.size < 2 ? [] : [withCenter(kind, contact, [...found.values()])],
    )
  })
}

/** People who direct several companies at once, as their DIN says. */
export function sharedDirectors(graph: Graph): Finding[] {
  const companies = new Map<string, Map<string, Evidence[]>>()
  for (const { edge, from, to, ended } of directorshipsOf(graph))
    if (ended.length === 0)
      companies.set(from.id, (companies.get(from.id) ?? new Map()).set(to.id, ofEdge(to.id, edge)))
  return [...companies].flatMap(([din, found]) =>
    found.size < 2 ? [] : [withCenter('sharedDirector', din, [...found.values()])],
  )
}

function withCenter(kind: FindingKind, center: string, evidence: Evidence[][]): Finding {
  const found = finding(kind, 'certain', evidence.flat())
  return { ...found, id: `${kind} ${center}`, nodes: [center, ...found.nodes] }
}

/** Who is the same by what a register or a number itself says: a PAN and its DIN, a PAN and its GSTINs. A DIN of two PANs makes them nobody's same. */
function unitedByNumber(graph: Graph): (id: string) => string {
  const parents = new Map<string, string>()
  const root = (id: string): string => {
    const parent = parents.get(id)
    return parent === undefined ? id : root(parent)
  }
  const links = edgesOf(graph, 'holdsDin', 'registered')
  const isOne = ({ from, to }: (typeof links)[number]) =>
    to.kind === 'gstin' ? hasPanOf(to, from) : links.every(other => other.to.id !== to.id || other.from.id === from.id)
  for (const { from, to } of links.filter(isOne)) {
    const [one, other] = [root(from.id), root(to.id)]
    if (one !== other) parents.set(other, one)
  }
  return root
}
