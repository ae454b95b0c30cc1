import type { z } from 'zod'
import { apiKeys as en } from '../../../contracts/messages/en/apiKeys.ts'
import { apiKeys as hi } from '../../../contracts/messages/hi/apiKeys.ts'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

export type ApiKey = z.output<typeof apiKey.record>
export type CreatedKey = ApiKey & { key: string }

/** What the key screens say; it loads with them. */
export const useKeyText = () => usePlainTexts({ en, hi })
