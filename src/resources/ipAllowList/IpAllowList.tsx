import { ListBase, useListContext } from 'ra-core'
import { limits } from '../../../contracts/limits.ts'
import { canAccess } from '../../../contracts/permissions.ts'
import type { IpAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { useSession } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddressButtons } from './AddressButtons.tsx'
import styles from './Addresses.module.css'
import { AddressList } from './AddressList.tsx'
import { CurrentIpStatus } from './CurrentIpStatus.tsx'
import { TestAddress } from './TestAddress.tsx'

/** From where the account's live keys may be used; a secondary user reads it only. */
const IpAllowList = () => {
  const text = useTexts('ipAllowList')
  const { role } = useSession()
  const owner = canAccess(role, { action: 'create', permission: 'ipAllowList' })
  return (
    <ListBase
      disableSyncWithLocation
      perPage={limits.ipAllowListEntries}
      sort={{ field: 'createdAt', order: 'DESC' }}
      // Said in the list's place, not by a toast.
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader title={text('title')} actions={owner && <AddressButtons />} />
      <div className={styles.page}>
        <p className={styles.lead}>{text('lead')}</p>
        {!owner && <InlineAlert tone="info">{text('readOnly')}</InlineAlert>}
        <Shut />
        <div className={styles.columns}>
          <AddressList owner={owner} />
          <div className={styles.aside}>
            <CurrentIpStatus />
            <TestAddress />
          </div>
        </div>
      </div>
    </ListBase>
  )
}

/** Entries that are all disabled let nobody in, which nobody expects of a list. */
const Shut = () => {
  const text = useTexts('ipAllowList')
  const { data = [] } = useListContext<IpAllowListEntry>()
  const shut = data.length > 0 && data.every(({ disabledAt }) => disabledAt !== null)
  return shut ? <InlineAlert tone="danger">{text('shut')}</InlineAlert> : null
}

export default IpAllowList
