import { useState } from 'react'
import type { Product } from '../../../contracts/products/index.ts'
import { type Body, parseBody, sampleBody, written } from './requestBody.ts'

/** One request, as text and as the body that it was when it last was JSON: the form writes the text, the text fills the form. */
export function useRequest(product: Product) {
  const [text, setText] = useState(() => written(sampleBody(product)))
  const [body, setBody] = useState(() => sampleBody(product))
  const parsed = parseBody(text)

  const change = (next: Body) => {
    setBody(next)
    setText(written(next))
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
    reset: (other: Product, before?: Body) => change(before ?? sampleBody(other)),
  }
}

export type Request = ReturnType<typeof useRequest>
