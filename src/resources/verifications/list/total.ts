import { formatCount } from '../../../../contracts/money.ts'

/** "2,418", or "10,000+" where the server stopped counting. */
export const formatTotal = (total: number, capped: boolean): string => formatCount(total) + (capped ? '+' : '')

/** Whether a list's reply says that its count is capped. */
export const isCapped = (meta: unknown): boolean => (meta as { capped?: boolean } | undefined)?.capped === true
