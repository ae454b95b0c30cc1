import type { Relation } from '../../contracts/inquiries/graph.ts'
import type { Graph } from '../engines/inquiries/graph.ts'

/** What of a graph belongs to a person. */
export interface Reach {
  /** Numbers of the person: what was chosen, and the DIN that the register gives for their PAN. */
  own: ReadonlySet<string>
  /** What their own records state of them: contacts, vehicles, registrations. It need not be theirs, which is what they are asked. */
  stated: ReadonlySet<string>
  /** Companies that their own records name. */
  companies: ReadonlySet<string>
}

const contacts: readonly Relation[] = ['phone', 'email', 'address', 'vehicle', 'uan', 'registered']
const offices: readonly Relation[] = ['director', 'formerDirector']

/** A PAN on a phone's record and a person of the same name may be somebody else, and are never among them. */
export function reachOf({ edges }: Graph, about: readonly string[]): Reach {
  const all = [...edges.values()]
  const own = new Set(about)
  for (const { from, relation, to } of all) if (relation === 'holdsDin' && own.has(from)) own.add(to)
  const named = (relations: readonly Relation[]) =>
    new Set(all.filter(({ from, relation }) => own.has(from) && relations.includes(relation)).map(({ to }) => to))
  return { own, stated: named(contacts), companies: named(offices) }
}
