import type { WhitelabelClient } from '../../../contracts/resources/whitelabelClient.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ClientLink } from './ClientLink.tsx'

interface CellProps {
  record: WhitelabelClient
}

export const Client = ({ record: { userId, customer } }: CellProps) => (
  <ClientLink record={{ clientId: userId, client: customer }} />
)

export const BrandNames = ({ record: { brands } }: CellProps) => brands.map(({ title }) => title).join(', ') || '-'

export const Percent = ({ record: { sharePercent } }: CellProps) => {
  const text = useTexts('adminWhiteLabel')
  return sharePercent === 0 ? (
    text('noShare')
  ) : (
    <span className="num">{text('percent', { percent: sharePercent })}</span>
  )
}
