import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useId } from 'react'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { type BgcUserDetail, bgcUser } from '../../../contracts/resources/bgcUser.ts'
import { verificationTask } from '../../../contracts/resources/verificationTask.ts'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { verificationTasks } from '../verificationTasks/index.ts'
import { AccountCases } from './AccountCases.tsx'
import styles from './BgcUsers.module.css'
import { KeptShare } from './cells.tsx'

interface AccountProps {
  account: BgcUserDetail
}

/** One account: what waits, its checks, its verifiers and its cases. */
export const AccountPage = ({ account }: AccountProps) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  const { words, fields } = bgcUser
  const checksId = useId()
  const counts = ['openCases', 'waiting', 'overdue', 'quality', 'judged'] as const
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[{ label: words?.title[locale] ?? '', to: paths.adminBgcUsers }, { label: account.customer }]}
      />
      <SummaryCard
        title={account.customer}
        meaning={account.customerId}
        facts={[
          ...counts.map(name => ({ label: fields[name].label[locale], value: formatCount(account[name]) })),
          { label: fields.keptShare.label[locale], value: <KeptShare record={account} /> },
        ]}
      />
      <section aria-labelledby={checksId}>
        <h2 id={checksId} className={styles.heading}>
          {verificationTask.words?.title[locale]}
        </h2>
        <EmbeddedList of={verificationTasks} filter={{ userId: account.id }} none={text('noChecks')} />
      </section>
      <AccountVerifiers account={account} />
      <AccountCases cases={account.cases} />
    </div>
  )
}

const AccountVerifiers = ({ account: { verifiers } }: AccountProps) => {
  const text = useTexts('adminVerifications')
  return (
    <Section flush title={text('verifiers')}>
      {verifiers.length === 0 ? (
        <p className={styles.lead}>{text('noneYet')}</p>
      ) : (
        <Table aria-label={text('verifiers')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('name')}</TableCell>
              <TableCell align="right">{text('load')}</TableCell>
              <TableCell align="right">{text('judged')}</TableCell>
              <TableCell align="right">{text('sentBackCount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {verifiers.map(({ id, name, taken, judged, sentBack }) => (
              <TableRow key={id}>
                <TableCell>{name}</TableCell>
                {[taken, judged, sentBack].map((count, index) => (
                  <TableCell key={index} align="right" className="num">
                    {formatCount(count)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
