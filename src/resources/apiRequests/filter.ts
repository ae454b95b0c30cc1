import type { z } from 'zod'
import type { apiLog } from '../../../contracts/resources/apiRequest.ts'

export type RequestFilter = z.output<typeof apiLog.filter>
