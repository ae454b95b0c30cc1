import type { z } from 'zod'
import type { transaction } from '../../../contracts/resources/transaction.ts'

export type TransactionFilter = z.output<typeof transaction.filter>
