import { useTranslate } from 'ra-core'
import type { z } from 'zod'
import type { apiKeys } from '../../../contracts/messages/en/apiKeys.ts'
import type { TextKey } from '../../../contracts/messages/types.ts'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'

export type ApiKey = z.output<typeof apiKey.record>
export type CreatedKey = ApiKey & { key: string }

/** What the key screens say. */
export const useKeyText = () => {
  const translate = useTranslate()
  return (key: TextKey<typeof apiKeys>, values?: Record<string, unknown>) => translate(`apiKeys.${key}`, values)
}
