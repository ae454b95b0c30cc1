/** What a person can say that a column of a statement holds. `either`: debits and credits in one column, with a sign or without. `type`: "Cr" or "Dr". */
export const statementColumnKinds = [
  'date',
  'valueDate',
  'description',
  'ref',
  'debit',
  'credit',
  'either',
  'type',
  'balance',
  'none',
] as const
export type StatementColumnKind = (typeof statementColumnKinds)[number]

/** Why kinds of columns cannot be read as a table; null if they can. */
export function mappingFault(kinds: readonly StatementColumnKind[]): 'date' | 'amount' | 'twoWays' | 'twice' | null {
  const count = (kind: StatementColumnKind) => kinds.filter(one => one === kind).length
  if (count('date') === 0) return 'date'
  const [both, sides] = [count('either'), count('debit') + count('credit')]
  if (both + sides === 0) return 'amount'
  if (both > 0 && sides > 0) return 'twoWays'
  // A narration may take several columns.
  return statementColumnKinds.some(kind => kind !== 'none' && kind !== 'description' && count(kind) > 1)
    ? 'twice'
    : null
}

export const mappingFaults = {
  date: 'No column is the date.',
  amount: 'No column has debits, credits or amounts.',
  twoWays: 'Choose either debits and credits, or one column of amounts.',
  twice: 'Only a description may take several columns.',
} as const satisfies Record<NonNullable<ReturnType<typeof mappingFault>>, string>
