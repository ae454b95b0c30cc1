import type { z } from 'zod'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'

export type ApiKey = z.output<typeof apiKey.record>
export type CreatedKey = ApiKey & { key: string }
