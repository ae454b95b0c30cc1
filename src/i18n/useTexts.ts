import { use } from 'react'
import { getLocale, useLocale } from './locale.ts'
import { messagesIn, missingMessages, type Namespace, type Translate, textsIn } from './messages.ts'

export type { Translate } from './messages.ts'

/** What components have waited for, by language and namespace. */
const waits = new Map<string, Promise<unknown>>()

/**
 * The texts of a namespace in the user's language: `text('status.completed')`. Suspends while their bundle loads. React may draw a
 * component a second time when its promise has resolved, and a component that has called `use` must then call it again with that promise.
 */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const locale = useLocale()
  const name = `${locale}.${namespace}`
  if (!waits.has(name) && !(namespace in messagesIn(locale))) {
    const missing = missingMessages(locale)
    if (missing) waits.set(name, missing)
    // After a failure, the next drawing asks again.
    missing?.catch(() => waits.delete(name))
  }
  const wait = waits.get(name)
  if (wait) use(wait)
  return textsIn(locale, namespace)
}

/** The same outside of components. The bundle must be loaded. */
export const textsOf = <N extends Namespace>(namespace: N): Translate<N> => textsIn(getLocale(), namespace)
