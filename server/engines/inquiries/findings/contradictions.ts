import { compareNames, SAME_NAME } from '../../names/index.ts'
import type { Fact, Graph, GraphNode } from '../graph.ts'
import { edgesOf, type Finding, factsOf, finding, hasPanOf, latestOf, ofEdge, ofFact } from './finding.ts'

/** Two dates on one node contradict each other; between a PAN and a phone, how sure depends on which record names the other. */
export function birthDates(graph: Graph): Finding[] {
  const within = [...graph.nodes.values()].flatMap(node => {
    const other = differing(factsOf(node, 'birthDate'))
    return other
      ? [
          finding(
            'birthDates',
            'certain',
            other.map(fact => ofFact(node, fact)),
          ),
        ]
      : []
  })
  const between = new Map<string, Finding>()
  for (const { edge, from, to } of edgesOf(graph, 'document', 'phone')) {
    const [phone, person] = from.kind === 'phone' ? [from, to] : [to, from]
    if (phone.kind !== 'phone' || person.kind !== 'person') continue
    const [one, other] = [latestOf(phone, 'birthDate'), latestOf(person, 'birthDate')]
    if (!one || !other || one.value === other.value) continue
    // A number on somebody's record may be that of a relative; a record that names the PAN is about its holder.
    const sure = edge.relation === 'document' ? 'likely' : 'possible'
    const found = finding('birthDates', sure, [ofFact(person, other), ofFact(phone, one), ...ofEdge(person.id, edge)])
    if (between.get(found.id)?.sure !== 'likely') between.set(found.id, found)
  }
  return [...within, ...between.values()]
}

/** The first two facts with different values. */
function differing(facts: readonly Fact[]): [Fact, Fact] | undefined {
  const [first] = facts
  const other = first && facts.find(({ value }) => value !== first.value)
  return first && other ? [first, other] : undefined
}

/** One identifier under two names. Names are compared by spelling and sound, so even a clear difference is only likely. */
export function names(graph: Graph): Finding[] {
  return [...graph.nodes.values()].flatMap(node => {
    const [first, ...rest] = factsOf(node, 'name')
    if (!first) return []
    const kind = node.kind === 'person' ? 'person' : 'unknown'
    const other = rest.find(({ value }) => compareNames(first.value, value, { kind }).score < SAME_NAME)
    return other ? [finding('names', 'likely', [ofFact(node, first), ofFact(node, other)])] : []
  })
}

/** What a register's words say; null for words that we do not know, which agree and contradict with nothing. */
export function companyStanding(words: string): 'active' | 'gone' | null {
  const plain = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
  if (plain === 'active') return 'active'
  return /^(strike off|struck off|amalgamated|dissolved|liquidated|under liquidation)$/.test(plain) ? 'gone' : null
}

/** Two sources of one number state what cannot both be so. Which of them is right, nobody knows. */
export function statuses(graph: Graph): Finding[] {
  return [...graph.nodes.values()].flatMap(node => {
    if (node.kind === 'company') {
      const stated = [...factsOf(node, 'status'), ...factsOf(node, 'listedStatus')].filter(
        ({ source }) => source.product === 'company-check' || source.product === 'director-check',
      )
      const known = stated.flatMap(fact => {
        const standing = companyStanding(fact.value)
        return standing ? [{ fact, standing }] : []
      })
      const [first] = known
      const other = known.find(({ standing }) => standing !== first?.standing)
      return first && other
        ? [finding('statuses', 'certain', [ofFact(node, first.fact), ofFact(node, other.fact)])]
        : []
    }
    const found = node.kind === 'gstin' ? differing(factsOf(node, 'status')) : undefined
    return found
      ? [
          finding(
            'statuses',
            'certain',
            found.map(fact => ofFact(node, fact)),
          ),
        ]
      : []
  })
}

/** A company that is gone while a GST registration in exactly its name is active. A name is no identity: no source links a CIN to a GSTIN. */
export function struckOffBilling(graph: Graph): Finding[] {
  return edgesOf(graph, 'sameName').flatMap(({ edge, from, to }) => {
    const [company, gstin] = from.kind === 'gstin' ? [to, from] : [from, to]
    if (company.by !== 'companyNumber') return []
    const gone = latestOf(company, 'status') ?? latestOf(company, 'listedStatus')
    if (!gone || companyStanding(gone.value) !== 'gone') return []
    // A PAN in the same name brings its registrations along.
    const registrations = gstin.kind === 'gstin' ? [gstin] : registrationsOf(graph, gstin)
    const active = registrations.flatMap(node => {
      const status = latestOf(node, 'status')
      return status?.value === 'active' ? [ofFact(node, status)] : []
    })
    if (active.length === 0) return []
    return [finding('struckOffBilling', 'possible', [ofFact(company, gone), ...active, ...ofEdge(company.id, edge)])]
  })
}

const registrationsOf = (graph: Graph, { id }: GraphNode): GraphNode[] => [
  ...new Set(edgesOf(graph, 'registered').flatMap(({ from, to }) => (from.id === id ? [to] : []))),
]

/** A PAN that is not in order, while a registration with that PAN in its number is active. */
export function inactivePan(graph: Graph): Finding[] {
  const seen = new Set<string>()
  return edgesOf(graph, 'registered').flatMap(({ from: pan, to: gstin }) => {
    const [standing, registration] = [latestOf(pan, 'status'), latestOf(gstin, 'status')]
    if (!hasPanOf(gstin, pan) || seen.has(gstin.id)) return []
    if (standing?.value !== 'inactive' || registration?.value !== 'active') return []
    seen.add(gstin.id)
    return [finding('inactivePan', 'certain', [ofFact(pan, standing), ofFact(gstin, registration)])]
  })
}
