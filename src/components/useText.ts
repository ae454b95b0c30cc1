import { useTranslate } from 'ra-core'
import type { components } from '../../contracts/messages/en/components.ts'
import type { TextKey } from '../../contracts/messages/types.ts'

/** The shared components' own texts. What a screen says comes to them as translated props. */
export const useText = () => {
  const translate = useTranslate()
  return (key: TextKey<typeof components>, values?: Record<string, unknown>) => translate(`components.${key}`, values)
}
