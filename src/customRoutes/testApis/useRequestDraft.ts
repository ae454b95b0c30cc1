import { useState } from 'react'
import type { Product } from '../../../contracts/products/index.ts'
import { exampleBody, parseBody, type RequestBody, stringifyBody } from './requestBody.ts'

/**
 * One request as text and as its last valid JSON. The form updates the text, and the text updates the form. `exampleOf` gives a product's first
 * request.
 */
export function useRequestDraft(product: Product, exampleOf: (product: Product) => RequestBody = exampleBody) {
  const [text, setText] = useState(() => stringifyBody(exampleOf(product)))
  const [body, setBody] = useState(() => exampleOf(product))
  const parsed = parseBody(text)

  const change = (next: RequestBody) => {
    setBody(next)
    setText(stringifyBody(next))
  }
  return {
    text,
    body,
    /** The line of the JSON error. */
    broken: 'line' in parsed ? parsed.line : undefined,
    change,
    write(next: string) {
      setText(next)
      const found = parseBody(next)
      if ('body' in found) setBody(found.body)
    },
    /** Loads another product's example, or an earlier request. */
    reset: (other: Product, before?: RequestBody) => change(before ?? exampleOf(other)),
  }
}

export type RequestDraft = ReturnType<typeof useRequestDraft>
