import type { Graph } from '../graph.ts'
import { companyStanding } from './contradictions.ts'
import {
  directorshipsOf,
  type Evidence,
  edgesOf,
  type Finding,
  factsOf,
  finding,
  latestOf,
  ofEdge,
  ofFact,
} from './finding.ts'

/** A person may hold one DIN only (section 155, Companies Act, 2013). */
export function severalDins(graph: Graph): Finding[] {
  const byPan = new Map<string, Map<string, Evidence[]>>()
  for (const { edge, from, to } of edgesOf(graph, 'holdsDin')) {
    const dins = byPan.get(from.id) ?? new Map<string, Evidence[]>()
    byPan.set(from.id, dins.set(to.id, ofEdge(to.id, edge)))
  }
  return [...byPan].flatMap(([pan, dins]) => {
    if (dins.size < 2) return []
    const evidence = [...dins.values()].flat()
    const found = finding('severalDins', 'certain', evidence)
    return [{ ...found, id: `severalDins ${pan}`, nodes: [pan, ...found.nodes] }]
  })
}

/** A DIN is one person's: with two PANs, one of the records is wrong. */
export function severalPans(graph: Graph): Finding[] {
  const byDin = Map.groupBy(edgesOf(graph, 'holdsDin'), ({ to }) => to.id)
  return [...byDin].flatMap(([din, links]) => {
    if (new Set(links.map(({ from }) => from.id)).size < 2) return []
    const found = finding(
      'severalPans',
      'certain',
      links.flatMap(({ edge, from }) => ofEdge(from.id, edge)),
    )
    return [{ ...found, id: `severalPans ${din}`, nodes: [din, ...found.nodes] }]
  })
}

/**
 * A directorship that goes on under a DIN that is disqualified or deactivated; only possible if another source says that it has ended. Of a company that is gone,
 * nothing goes on.
 */
export function unfitDirector(graph: Graph): Finding[] {
  return directorshipsOf(graph).flatMap(({ edge, from, to, ended }) => {
    const status = latestOf(from, 'status')
    if (status?.value !== 'disqualified' && status?.value !== 'deactivated') return []
    const standing = latestOf(to, 'status') ?? latestOf(to, 'listedStatus')
    if (standing && companyStanding(standing.value) === 'gone') return []
    const links = [edge, ...ended].flatMap(one => ofEdge(to.id, one))
    return [finding('unfitDirector', ended.length > 0 ? 'possible' : 'certain', [ofFact(from, status), ...links])]
  })
}

const LEAST_DIRECTOR = 18
const LEAST_WORKER = 14
const MOST_YEARS = 120

/** Whole years from one ISO date to another; negative before it. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5, 10) < from.slice(5, 10) ? years - 1 : years
}

/** Who was not born yet, would be older than anybody, or did at an age what nobody may. */
export function impossibleAge(graph: Graph): Finding[] {
  const ofDates = [...graph.nodes.values()].flatMap(node =>
    factsOf(node, 'birthDate').flatMap(born => {
      const age = yearsBetween(born.value, born.source.at)
      return age < 0 || age > MOST_YEARS ? [finding('impossibleAge', 'certain', [ofFact(node, born)])] : []
    }),
  )
  return [...ofDates, ...tooYoungToDirect(graph), ...tooYoungToWork(graph)]
}

/** The register names PAN and DIN as one person's. The date of joining may be that of a reissued number, so it is likely, not certain. */
function tooYoungToDirect(graph: Graph): Finding[] {
  return edgesOf(graph, 'holdsDin').flatMap(({ edge: link, from: pan, to: din }) => {
    const born = latestOf(pan, 'birthDate')
    if (!born) return []
    return edgesOf(graph, 'director', 'formerDirector').flatMap(({ edge, from, to }) => {
      if (from.id !== din.id || edge.since === null) return []
      if (yearsBetween(born.value, edge.since) >= LEAST_DIRECTOR) return []
      return [finding('impossibleAge', 'likely', [ofFact(pan, born), ...ofEdge(din.id, link), ...ofEdge(to.id, edge)])]
    })
  })
}

/** A phone's record may mix two people: only possible. */
function tooYoungToWork(graph: Graph): Finding[] {
  return edgesOf(graph, 'uan').flatMap(({ edge, from, to }) => {
    const born = latestOf(from, 'birthDate')
    const early =
      born && factsOf(to, 'employedFrom').find(({ value }) => yearsBetween(born.value, value) < LEAST_WORKER)
    if (!born || !early) return []
    return [finding('impossibleAge', 'possible', [ofFact(from, born), ofFact(to, early), ...ofEdge(to.id, edge)])]
  })
}

/** Circles of companies, each of which has approved a director of the next one: the shortest through each link, so that a long one hides no short one. */
export function circles(graph: Graph): Finding[] {
  const links = edgesOf(graph, 'approved').map(({ edge, from, to }) => ({
    from: from.id,
    to: to.id,
    evidence: ofEdge(to.id, edge),
  }))
  const next = Map.groupBy(links, ({ from }) => from)
  return links.flatMap(({ from, to, evidence }) => {
    const back = way(next, to, from)
    return back ? [finding('circle', 'certain', [...evidence, ...back])] : []
  })
}

type Links = ReadonlyMap<string, readonly { to: string; evidence: Evidence[] }[]>

/** The evidence of the shortest way; null if there is none. */
function way(next: Links, from: string, to: string): Evidence[] | null {
  const reached = new Map<string, Evidence[]>([[from, []]])
  for (const [at, evidence] of reached) {
    if (at === to) return evidence
    for (const link of next.get(at) ?? [])
      if (!reached.has(link.to)) reached.set(link.to, [...evidence, ...link.evidence])
  }
  return null
}
