import { plannedChecks, questionsOf, type SectionName, type Subject } from '../../../contracts/inquiries/sections.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Graph, GraphNode } from './graph.ts'

/** What can be asked about a node. */
export interface Question {
  node: string
  section: SectionName
  product: ProductId
  input: Record<string, unknown>
}

/** Everything that can be asked about a node, by its identifier. */
export function questionsAbout({ id, by, value }: Pick<GraphNode, 'id' | 'by' | 'value'>): Question[] {
  return questionsOf(by, value).flatMap(({ section, product }) => {
    const [field] = productOf(product).inputFields
    const parsed = productOf(product).input.safeParse({ [field?.source ?? '']: value })
    return parsed.success ? [{ node: id, section, product, input: parsed.data }] : []
  })
}

/**
 * The next questions that an inquiry asks by itself: those about its subjects, and of what these lead to, in the order in which it was found. Of each product
 * as many as its price allows for, less those that it has asked (`asked`, by product), so that an answer that comes late never makes it ask more.
 */
export function plannedQuestions(
  graph: Graph,
  {
    subjects,
    sections,
    asked,
  }: {
    subjects: readonly Subject[]
    sections: readonly SectionName[]
    asked: readonly ProductId[]
  },
  isAsked: (question: Question) => boolean,
): Question[] {
  const left = { ...plannedChecks(subjects, sections).most }
  for (const product of asked) left[product] = (left[product] ?? 0) - 1
  const nodes = [...graph.nodes.values()]
  return [...nodes.filter(({ isSubject }) => isSubject), ...nodes.filter(({ isSubject }) => !isSubject)]
    .flatMap(questionsAbout)
    .filter(question => {
      const count = left[question.product] ?? 0
      if (!sections.includes(question.section) || count <= 0 || isAsked(question)) return false
      left[question.product] = count - 1
      return true
    })
}
