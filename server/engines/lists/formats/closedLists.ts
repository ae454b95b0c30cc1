import { ListFileError } from '../listFileError.ts'
import type { ListReader } from '../reader.ts'

/**
 * The United Kingdom's former consolidated list, `ConList.csv` and `ConList.xml`. It was closed on 28 January 2026, so that whoever
 * imports it screens against people of that day only: it is refused, with the name of the list that replaced it.
 */
export const closedLists: ListReader = {
  format: 'uk',
  recognises({ root, rows: [first = [], second = []] }) {
    const isCsv = first[0]?.startsWith('Last Updated') && second.includes('Group ID')
    if (isCsv || root === 'ArrayOfFinancialSanctionsTarget') throw new ListFileError('closedList')
    return false
  },
  read: () => {
    throw new ListFileError('closedList')
  },
}
