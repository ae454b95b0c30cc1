import { admin as en } from '../../contracts/messages/en/admin.ts'
import { admin as hi } from '../../contracts/messages/hi/admin.ts'
import type { TextKey } from '../../contracts/messages/types.ts'
import { usePlainTexts } from './plainTexts.ts'

/** The staff's texts, apart from the console's messages, so that no customer loads them. */
export const useAdminText = () => usePlainTexts({ en, hi })

export type AdminText = (key: TextKey<typeof en>, values?: Record<string, string | number>) => string
