import { paths, withId } from '../../../../contracts/paths.ts'
import type { AdminUser } from '../../../../contracts/resources/adminUser.ts'
import { RecordColumn, RecordTable } from '../../../components/list/RecordTable.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { UserCell } from './UserCell.tsx'
import styles from './Users.module.css'
import { columnNames, isMoney, sortable, usuallyHidden } from './userColumns.ts'

export const UserTable = () => {
  const text = useTexts('admin')
  return (
    <RecordTable
      className={styles.table}
      hiddenColumns={[...usuallyHidden]}
      rowClick={id => withId(paths.adminUserDetail, String(id))}
    >
      {columnNames.map(name => (
        <RecordColumn<AdminUser>
          key={name}
          source={name as 'name'}
          label={text(`users.column.${name}`)}
          align={isMoney(name) ? 'right' : 'left'}
          disableSort={!sortable.includes(name)}
          sortByOrder={name === 'name' ? 'ASC' : 'DESC'}
          render={user => <UserCell user={user} name={name} />}
        />
      ))}
    </RecordTable>
  )
}
