import type { ProductId } from './products/index.ts'

/** The behaviours that a value can select in the sandbox, by the three digits before its check character. */
export const sandboxOutcomes = ['success', 'notFound', 'down', 'slow', 'mismatch', 'balance'] as const

type SandboxOutcome = (typeof sandboxOutcomes)[number]

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

/** The test cards of the sandbox's checkout; the numbers are those that gateways commonly reserve for tests. */
export const sandboxCards = [
  { id: 'success', number: '4111 1111 1111 1111' },
  { id: 'declined', number: '4000 0000 0000 0002' },
  { id: 'secure', number: '4000 0027 6000 3184' },
  { id: 'closed', number: '4000 0000 0000 3220' },
  { id: 'late', number: '4000 0000 0000 0077' },
  { id: 'twice', number: '4000 0000 0000 0341' },
  { id: 'lost', number: '4000 0000 0000 9995' },
] as const

export type SandboxCard = (typeof sandboxCards)[number]['id']

/** The code that the bank of the card `secure` sends. */
export const sandboxBankCode = '123456'
