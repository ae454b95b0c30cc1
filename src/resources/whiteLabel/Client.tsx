import { Button } from '@mui/material'
import { CircleUserRound } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { type WhitelabelClientDetail, whitelabelClient } from '../../../contracts/resources/whitelabelClient.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { challanBrands } from '../challanBrands/index.ts'
import { SubjectNotes } from '../notes/SubjectNotes.tsx'
import { LatestEntries } from '../transactions/LatestEntries.tsx'
import { AddHostButtons } from './AddHostButtons.tsx'
import { ClientStatement } from './ClientStatement.tsx'
import { brandHosts } from './hosts.ts'
import { SetShareButton, Shares } from './Shares.tsx'
import { whitelabelTransactions } from './transactions.ts'
import { whitelabelUsers } from './users.ts'
import styles from './WhiteLabel.module.css'

interface ClientProps {
  client: WhitelabelClientDetail
}

/** A client: its brands, share, end users, transactions, hosts, charges and notes. */
export const Client = ({ client }: ClientProps) => {
  const text = useTexts('adminWhiteLabel')
  const { id, asked } = client
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[{ label: text('back'), to: paths.adminWhitelabelUsers }, { label: client.customer }]}
        actions={
          <Button
            variant="outlined"
            component={Link}
            to={withId(paths.adminUserDetail, id)}
            startIcon={<CircleUserRound aria-hidden="true" />}
          >
            {text('customerPage')}
          </Button>
        }
      />
      <Summary client={client} />
      {asked && (
        <InlineAlert tone="info" action={<Link to={paths.adminApprovals}>{text('open')}</Link>}>
          {text('shareWaits', { percent: asked.percent, by: asked.by })}
        </InlineAlert>
      )}
      <Part title={text('brandsTitle')}>
        <EmbeddedList of={challanBrands} filter={{ ownerId: id }} without={['owner']} none={text('noBrands')} />
      </Part>
      <Shares client={client} />
      <Part title={text('hosts')}>
        <AddHostButtons client={client} />
        <EmbeddedList of={brandHosts} filter={{ client: id }} without={['client']} none={text('noHosts')} />
      </Part>
      <Part title={text('users')}>
        <EmbeddedList of={whitelabelUsers} filter={{ client: id }} without={['client']} />
      </Part>
      <Part title={text('transactions')}>
        <EmbeddedList of={whitelabelTransactions} filter={{ client: id }} without={['client']} />
      </Part>
      <ClientStatement id={id} />
      <LatestEntries customer={id} rows={5} title={text('charges')} none={text('noCharges')} aside={null} />
      <SubjectNotes kind="customer" subject={id} />
    </div>
  )
}

const Summary = ({ client }: ClientProps) => {
  const text = useTexts('adminWhiteLabel')
  const locale = useLocale()
  const { short } = useDateFormats()
  const { fields } = whitelabelClient
  const { sharePercent } = client
  return (
    <SummaryCard
      title={client.customer}
      meaning={client.customerId}
      actions={<SetShareButton client={client} />}
      facts={[
        {
          label: fields.sharePercent.label[locale],
          value: sharePercent === 0 ? text('noShare') : text('percent', { percent: sharePercent }),
        },
        { label: fields.endUsers.label[locale], value: formatCount(client.endUsers) },
        { label: fields.orders.label[locale], value: formatCount(client.orders) },
        { label: fields.feesPaise.label[locale], value: formatPaise(client.feesPaise) },
        { label: fields.owedPaise.label[locale], value: formatPaise(client.owedPaise) },
        {
          label: fields.lastActivityAt.label[locale],
          value: client.lastActivityAt && short(client.lastActivityAt),
        },
      ]}
    />
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
