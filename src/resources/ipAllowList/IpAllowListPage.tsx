import { ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { useCanAccess } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddAddressButtons } from './AddAddress.tsx'
import { CurrentIp, TestAddress } from './AddressCheck.tsx'
import styles from './IpAllowList.module.css'
import { ipAllowList } from './index.ts'

/** The IP allow-list for the account's live keys. Secondary users have read-only access. */
const IpAllowListPage = () => {
  const text = useTexts('ipAllowList')
  const locale = useLocale()
  const mayChange = useCanAccess(ipAllowListEntry, 'create')
  return (
    <>
      <PageHeader title={ipAllowListEntry.words?.title[locale] ?? ''} actions={mayChange && <AddAddressButtons />} />
      <div className={styles.page}>
        <p className={styles.lead}>{text('lead')}</p>
        {!mayChange && <InlineAlert tone="info">{text('readOnly')}</InlineAlert>}
        <div className={styles.columns}>
          <EmbeddedList of={ipAllowList} readOnly={!mayChange} none={mayChange ? undefined : text('noneYet')} />
          <div className={styles.aside}>
            <CurrentIp />
            <TestAddress />
          </div>
        </div>
      </div>
    </>
  )
}

export default IpAllowListPage
