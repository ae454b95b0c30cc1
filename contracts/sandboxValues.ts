import type { ProductId } from './products/index.ts'

/** What a value can ask of the sandbox, by the three digits before its check character. */
export const sandboxOutcomes = ['success', 'notFound', 'down', 'slow', 'mismatch', 'balance'] as const

export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/** The documented values (product.md, "Local validation and sandbox codes"): 000, 404, 503, 202, 409, 402. */
export const sandboxValues: Record<ProductId, Record<SandboxOutcome, string>> = {
  'pan-check': {
    success: 'AAACZ1000A',
    notFound: 'AAACZ1404A',
    down: 'AAACZ1503A',
    slow: 'AAACZ1202A',
    mismatch: 'AAACZ1409A',
    balance: 'AAACZ1402A',
  },
  'gstin-check': {
    success: '27AAACZ1000A1Z7',
    notFound: '27AAACZ1404A1ZZ',
    down: '27AAACZ1503A1ZZ',
    slow: '27AAACZ1202A1Z3',
    mismatch: '27AAACZ1409A1ZU',
    balance: '27AAACZ1402A1Z1',
  },
  'vehicle-rc-check': {
    success: 'MH12AB1000',
    notFound: 'MH12AB1404',
    down: 'MH12AB1503',
    slow: 'MH12AB1202',
    mismatch: 'MH12AB1409',
    balance: 'MH12AB1402',
  },
}
