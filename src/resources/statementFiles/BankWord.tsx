import { useTexts } from '../../i18n/useTexts.ts'

/** The bank that a filter names. */
export const BankWord = ({ value }: { value: string }) => {
  const text = useTexts('adminStatements')
  return value === '-' ? text('noBank') : value
}
