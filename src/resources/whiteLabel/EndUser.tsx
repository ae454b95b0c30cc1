import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { type WhitelabelUserDetail, whitelabelUser } from '../../../contracts/resources/whitelabelUser.ts'
import { FieldValue } from '../../components/FieldValue.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { SubjectNotes } from '../notes/SubjectNotes.tsx'
import { BlockButton } from './BlockButton.tsx'
import { ClientLink } from './ClientLink.tsx'
import { UserOrders, UserRefunds, UserSearches } from './EndUserTables.tsx'
import styles from './WhiteLabel.module.css'

/** An end user: lookups, orders with their payments, refunds, notes, and whether they are blocked. */
export const EndUser = ({ user }: { user: WhitelabelUserDetail }) => {
  const text = useTexts('adminWhiteLabel')
  const locale = useLocale()
  const { short } = useDateFormats()
  const { fields } = whitelabelUser
  const phone = user.phone ?? text('phoneUnknown')
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[
          { label: text('back'), to: paths.adminWhitelabelUsers },
          { label: phone, mono: true },
        ]}
      />
      <SummaryCard
        mono
        title={phone}
        chips={<FieldValue field={fields.status} value={user.status} />}
        meaning={
          <>
            {user.brand}, <ClientLink record={user} />
          </>
        }
        actions={<BlockButton user={user} />}
        facts={[
          { label: fields.searches.label[locale], value: formatCount(user.searches) },
          { label: fields.orders.label[locale], value: formatCount(user.orders) },
          { label: fields.paidPaise.label[locale], value: formatPaise(user.paidPaise) },
          { label: fields.createdAt.label[locale], value: short(user.createdAt) },
          { label: fields.lastSeenAt.label[locale], value: short(user.lastSeenAt) },
        ]}
      />
      {user.block && (
        <InlineAlert tone="warning">
          {text('blockedSince', { at: short(user.block.at), by: user.block.by, reason: user.block.reason })}
        </InlineAlert>
      )}
      <UserOrders user={user} />
      <UserRefunds user={user} />
      <UserSearches user={user} />
      <SubjectNotes kind="endUser" subject={user.id} />
    </div>
  )
}
