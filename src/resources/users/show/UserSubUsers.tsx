import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type AdminUserDetail, adminUser } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { UserStateChip } from '../cells.tsx'
import styles from './UserPage.module.css'
import { useUserTab } from './userTabs.ts'

type Person = AdminUserDetail['subUsers'][number]

const LATEST = 3

/** The newest secondary users of the account. */
export const LatestSubUsers = ({ user: { subUsers } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const [, setTab] = useUserTab()
  return (
    <Section
      flush
      title={text('users.subUsers.title')}
      aside={
        subUsers.length > 0 && (
          <Button className={styles.all} size="small" onClick={() => setTab('subUsers')}>
            {text('users.subUsers.all', { count: subUsers.length })}
          </Button>
        )
      }
    >
      <People people={subUsers.slice(0, LATEST)} />
    </Section>
  )
}

/** All secondary users. */
export const SubUsersTab = ({ user: { subUsers } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  return (
    <Section flush title={text('users.subUsers.title')}>
      <People people={subUsers} headed />
    </Section>
  )
}

const People = ({ people, headed = false }: { people: readonly Person[]; headed?: boolean }) => {
  const text = useTexts('admin')
  const locale = useLocale()
  const narrow = useIsNarrow(600)
  const { email, isActive } = adminUser.fields
  if (people.length === 0) return <p className={styles.none}>{text('users.subUsers.none')}</p>
  if (narrow)
    return (
      <ul className={styles.lines}>
        {people.map(person => (
          <li key={person.id}>
            <span>
              <b className={styles.strong}>{person.name}</b>
              <UserStateChip record={person} />
            </span>
            <span className={styles.quiet}>{person.email}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <Table aria-label={text('users.subUsers.title')}>
      {headed && (
        <TableHead>
          <TableRow>
            <TableCell>{text('users.subUsers.name')}</TableCell>
            <TableCell>{email.label[locale]}</TableCell>
            <TableCell align="right">{text('users.subUsers.joined')}</TableCell>
            <TableCell align="right">{isActive.label[locale]}</TableCell>
          </TableRow>
        </TableHead>
      )}
      <TableBody>
        {people.map(person => (
          <PersonRow key={person.id} person={person} />
        ))}
      </TableBody>
    </Table>
  )
}

const PersonRow = ({ person }: { person: Person }) => {
  const { day } = useDateFormats()
  return (
    <TableRow>
      <TableCell className={`${styles.strong} ${styles.cell}`}>{person.name}</TableCell>
      <TableCell className={`${styles.quiet} ${styles.cut}`} title={person.email}>
        {person.email}
      </TableCell>
      <TableCell align="right" className={`num ${styles.quiet} ${styles.cell}`}>
        {day(person.createdAt)}
      </TableCell>
      <TableCell align="right">
        <UserStateChip record={person} />
      </TableCell>
    </TableRow>
  )
}
