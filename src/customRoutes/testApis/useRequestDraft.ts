import { useState } from 'react'
import type { Product } from '../../../contracts/products/index.ts'
import { exampleBody, parseBody, type RequestBody, stringifyBody } from './requestBody.ts'

/** One request, as text and as the body that it was when it last was JSON: the form writes the text, the text fills the form. */
export function useRequestDraft(product: Product) {
  const [text, setText] = useState(() => stringifyBody(exampleBody(product)))
  const [body, setBody] = useState(() => exampleBody(product))
  const parsed = parseBody(text)

  const change = (next: RequestBody) => {
    setBody(next)
    setText(stringifyBody(next))
  }
  return {
    text,
    body,
    /** Where the text is no JSON: its line. */
    broken: 'line' in parsed ? parsed.line : undefined,
    change,
    write(next: string) {
      setText(next)
      const found = parseBody(next)
      if ('body' in found) setBody(found.body)
    },
    /** Another product's request, or one of before. */
    reset: (other: Product, before?: RequestBody) => change(before ?? exampleBody(other)),
  }
}

export type RequestDraft = ReturnType<typeof useRequestDraft>
