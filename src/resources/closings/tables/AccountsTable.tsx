import { type ClosingFigures, ledgerAccounts } from '../../../../contracts/resources/closing.ts'
import { Money } from '../../../components/Money.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FiguresTable } from './FiguresTable.tsx'

type Known = (typeof ledgerAccounts)[number]

const isKnown = (account: string): account is Known => ledgerAccounts.some(one => one === account)

/** The accounts outside the wallets, in the ledger's signs, and the proof that all sum to zero. */
export const AccountsTable = ({ accounts, wallets }: Pick<ClosingFigures, 'accounts' | 'wallets'>) => {
  const text = useTexts('adminClosing')
  const sum = [...accounts, ...wallets].reduce((total, { closingPaise }) => total + closingPaise, 0)
  return (
    <FiguresTable
      title={text('accounts.title')}
      headings={(['account', 'opening', 'given', 'taken', 'closing'] as const).map(name => text(`accounts.${name}`))}
      rows={[
        ...accounts.map(({ account, openingPaise, inPaise, outPaise, closingPaise }) => ({
          id: account,
          name: isKnown(account) ? text(`accounts.names.${account}`) : account,
          figures: [openingPaise, inPaise, outPaise, closingPaise].map((paise, index) => (
            // The columns never change.
            <Money key={index} paise={paise} />
          )),
        })),
        {
          id: 'total',
          name: text('accounts.total'),
          figures: ['', '', '', <Money key="sum" paise={sum} />],
          isTotal: true,
        },
      ]}
    />
  )
}
