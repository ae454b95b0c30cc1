import { certainties, linkFindings } from '../../../../contracts/inquiries/graph.ts'
import type { Graph } from '../graph.ts'
import { birthDates, inactivePan, names, statuses, struckOffBilling } from './contradictions.ts'
import { type Finding, mergeSame } from './finding.ts'
import { circles, impossibleAge, severalDins, severalPans, unfitDirector } from './people.ts'
import { sharedContacts, sharedDirectors } from './shared.ts'

export type { Evidence, Finding } from './finding.ts'

const rules = [
  birthDates,
  names,
  statuses,
  struckOffBilling,
  inactivePan,
  severalDins,
  severalPans,
  unfitDirector,
  impossibleAge,
  circles,
  sharedDirectors,
  sharedContacts,
]

/** What a graph means: contradictions first, the surest before the others, then what is shared. A rule that cannot tell says nothing. */
export function findingsOf(graph: Graph): Finding[] {
  const place = ({ kind, sure }: Finding) => (linkFindings.includes(kind) ? 10 : 0) + certainties.indexOf(sure)
  return mergeSame(rules.flatMap(rule => rule(graph))).toSorted((one, other) => place(one) - place(other))
}
