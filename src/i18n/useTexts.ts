import { use } from 'react'
import { getLocale, useLocale } from './locale.ts'
import { messagesIn, missingMessages, type Namespace, type Translate, textsIn } from './messages.ts'

export type { Translate } from './messages.ts'

/** The texts of a namespace in the user's language: `text('status.completed')`. Suspends while their bundle loads. */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const locale = useLocale()
  if (!(namespace in messagesIn(locale))) {
    const missing = missingMessages(locale)
    if (missing) use(missing)
  }
  return textsIn(locale, namespace)
}

/** The same outside of components. The bundle must be loaded. */
export const textsOf = <N extends Namespace>(namespace: N): Translate<N> => textsIn(getLocale(), namespace)
