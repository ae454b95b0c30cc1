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
