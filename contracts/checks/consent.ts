import { z } from 'zod'
import type { Product } from '../products/define.ts'
import { needsConsent } from './needsConsent.ts'

type Rests = Pick<Product, 'consentUnless'>

/** The field `consent` of a body: always true, unless the product's input can state another basis; then `requireConsent` asks for it. */
export const consentField = ({ consentUnless }: Rests, error: string) =>
  consentUnless ? z.boolean().nullish() : z.literal(true, { error })

/** Refuses a body without consent whose input needs it. `inputOf` finds the input in the body. */
export const requireConsent = <Body extends z.ZodObject>(
  product: Rests,
  body: Body,
  error: string,
  inputOf: (body: Record<string, unknown>) => Record<string, unknown> | null | undefined,
): Body =>
  product.consentUnless
    ? body.refine(value => value['consent'] === true || !needsConsent(product, inputOf(value) ?? {}), {
        error,
        path: ['consent'],
        // Also beside other faults, so that an answer names every field.
        when: ({ value }) => typeof value === 'object' && value !== null,
      })
    : body
