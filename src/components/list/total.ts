import { formatCount } from '../../../contracts/platform/money.ts'

/** Whether a list's reply says that the server stopped counting. */
export const isCapped = (meta: unknown): boolean => (meta as { capped?: boolean } | undefined)?.capped === true

/** "2,418", or "10,000+" where the server stopped counting. */
export const formatTotal = (total: number, meta: unknown): string => formatCount(total) + (isCapped(meta) ? '+' : '')
