import type { WhitelabelUser } from '../../../contracts/resources/whitelabelUser.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The masked phone of an end user. */
export const UserPhone = ({ record: { phone } }: { record: Pick<WhitelabelUser, 'phone'> }) => {
  const text = useTexts('adminWhiteLabel')
  return phone === null ? text('phoneUnknown') : <span className="mono">{phone}</span>
}
