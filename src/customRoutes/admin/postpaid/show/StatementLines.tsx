import type { CustomerStatement } from '../../../../../contracts/resources/postpaidStatement.ts'
import { Money } from '../../../../components/Money.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import postpaid from '../Postpaid.module.css'
import { StatementPdfButton } from './StatementPdfButton.tsx'

/** The statements on a narrow screen. */
export const StatementLines = ({ statements }: { statements: CustomerStatement[] }) => {
  const text = useTexts('adminPostpaid')
  return (
    <ul className={postpaid.lines}>
      {statements.map(statement => (
        <li key={statement.id}>
          <span className={postpaid.line}>
            <StatementPdfButton statement={statement} />
            <Money paise={statement.outstandingPaise} strong />
          </span>
          {(['charged', 'paid'] as const).map(name => (
            <span key={name} className={`${postpaid.line} ${postpaid.quiet}`}>
              <span>{text(`statements.${name}`)}</span>
              <Money paise={statement[`${name}Paise`]} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
