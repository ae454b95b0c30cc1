import type { z } from 'zod'
import type { Choice } from '../../platform/choice.ts'
import type { Text } from '../../platform/text.ts'
import type { InputField, ProductIcon, ResultValue } from '../../products/define.ts'

export { choice } from '../../platform/choice.ts'
export { text } from '../../platform/text.ts'

/**
 * Who acts: the person whom the case is about, another person who is asked by a link of their own, the customer's own people, staff, or the platform by
 * itself.
 */
export const stepActors = ['subject', 'other', 'customer', 'staff', 'platform'] as const
export type StepActor = (typeof stepActors)[number]

export interface StepDefinition<
  Kind extends string = string,
  Settings extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodObject = z.ZodObject,
> {
  kind: Kind
  label: Text
  /** One sentence for the palette of the builder. */
  summary: Text
  icon: ProductIcon
  actor: StepActor
  /** What the builder asks, drawn by the form kit. Fields of a shape of their own have their own input. */
  settings: Settings
  settingsFields: readonly InputField[]
  /** What the actor gives. */
  answer: Answer
  answerFields: readonly InputField[]
  /** The outcomes that rules and branches read; the first one is how it goes well. A plan's own take their place (`outcomesOf`). */
  outcomes: Record<string, Choice>
  /** Outcomes after which the actor is asked again while tries remain. */
  repeats?: readonly string[]
  /** What detail, report, webhook and CSV show. A step whose settings decide them adds its own (`factsOf`). */
  facts: readonly ResultValue[]
  /** Settings that pass, with an answer for them. */
  example: { settings: z.input<Settings>; answer: z.input<Answer> | null }
}

/**
 * A kind of step, declared once: the palette and the form of the builder, the actor's page, validation, timeline, detail, report and
 * `/v1/cases` derive from it. What it does is its runner's (`server/steps`).
 */
export const defineStep = <const Kind extends string, Settings extends z.ZodObject, Answer extends z.ZodObject>(
  step: StepDefinition<Kind, Settings, Answer>,
): StepDefinition<Kind, Settings, Answer> => step
