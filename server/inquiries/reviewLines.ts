import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import { dateFacts, type FactName, factLabels, nodeIdentifiers, relations } from '../../contracts/inquiries/graph.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import type { Fact, Graph, GraphNode } from '../engines/inquiries/graph.ts'
import type { Reach } from './reach.ts'
import { wordsOf } from './statusWords.ts'

export interface Line {
  label: string
  value: string
  isDate: boolean
}

export interface Shown {
  reach: Reach
  /** Whether also what belongs to the person is masked. */
  isMasked: boolean
  locale: Locale
}

/** Names of other people than the one whose record it is. */
const ofOthers: readonly FactName[] = ['fatherName', 'owner']

/** These say something of a record that is no person's. */
const ofThings: readonly FactName[] = ['status', 'listedStatus', 'registeredOn', 'operator']

/** What one answer says, for the person whom it is about: everything that belongs to somebody else is masked. */
export function linesOf({ nodes, edges }: Graph, center: string, shown: Shown): Line[] {
  const { locale } = shown
  const own = [...nodes.values()].flatMap(node =>
    node.facts.flatMap(fact => {
      const value = factValue(node, fact, node.id === center, shown)
      const label = factLabels[fact.name][locale]
      // The name of another record stands beside its number.
      if (value === null || (node.id !== center && fact.name === 'name')) return []
      const isDate = dateFacts.includes(fact.name)
      return [{ label: node.id === center ? label : `${recordName(node, shown)}: ${label}`, value, isDate }]
    }),
  )
  const links = [...edges.values()].flatMap(({ from, to, relation, since, until }) => {
    const [one, other] = [nodes.get(from), nodes.get(to)]
    if (!one || !other || relation === 'sameName') return []
    const days = since || until ? ` (${since ?? '…'} – ${until ?? '…'})` : ''
    const words = relations[relation][locale]
    const label = from === center ? words : `${recordName(one, shown)} ${words}`
    return [{ label, value: recordName(other, shown) + days, isDate: false }]
  })
  return [...own, ...links]
}

/** Null for what is not shown at all. */
function factValue(node: GraphNode, fact: Fact, isCenter: boolean, shown: Shown): string | null {
  const { name, value, mask } = fact
  const words = wordsOf(fact)?.[shown.locale]
  if (ofThings.includes(name) || node.by === 'companyNumber' || node.kind === 'gstin') return words ?? value
  if (ofOthers.includes(name)) return maskValue('name', value)
  if (shown.reach.own.has(node.id)) return mask && shown.isMasked ? maskValue(mask, value) : value
  if (name === 'name') return maskValue('name', value)
  return isCenter && name !== 'birthDate' && mask === null ? value : null
}

/** A record by its number, with the name that this answer gives it. */
export function recordName(node: GraphNode, shown: Shown): string {
  const named = node.facts.find(({ name }) => name === 'name')
  const label = nodeIdentifiers[node.by].label[shown.locale]
  const number = `${label} ${recordNumber(node, shown)}`
  if (!named) return number
  const isOpen = node.by === 'companyNumber' || shown.reach.own.has(node.id)
  return `${number} (${isOpen ? named.value : maskValue('name', named.value)})`
}

export function recordNumber({ id, by, value }: GraphNode, { reach, isMasked }: Shown): string {
  if (by === 'companyNumber') return value
  if (!isMasked && (reach.own.has(id) || reach.stated.has(id))) return value
  return by === 'address' ? maskValue('tail', value) : maskIdentifier(by, value)
}
